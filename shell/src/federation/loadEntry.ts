import { init } from '@module-federation/enhanced/runtime';
import type { PublishedFile } from 'shared/registry';
import { diagnose } from './diagnose.ts';
import { fileTimeoutMs } from './fileTimeoutMs.ts';
import { RemoteError } from './RemoteError.ts';
import { sharedModules } from './sharedModules.ts';
import { withTimeout } from './withTimeout.ts';

/** The files that connections are about to run, by the address that Module Federation will ask. */
const expected = new Map<string, PublishedFile>();

/** Announces a remote entry, so that its script is run only with the published hash. */
export function expectEntry(url: string, file: PublishedFile): void {
  expected.set(url, file);
}

/** Makes Module Federation load remote entries with our hash, our deadline and our errors. */
export function startFederation(): void {
  init({
    name: 'shell',
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'published-entries',
        async loadEntry({ remoteInfo }) {
          const { entry, entryGlobalName } = remoteInfo;
          // An earlier attempt may have left its container under the same global name.
          Reflect.set(globalThis, entryGlobalName, undefined);
          await withTimeout(runScript(entry, expected.get(entry)), fileTimeoutMs, entry);
          const container: unknown = Reflect.get(globalThis, entryGlobalName);
          if (isContainer(container)) return container;
          throw new RemoteError('invalid', entry);
        },
      },
    ],
  });
}

interface Container {
  get: (module: string) => () => Promise<unknown>;
  init: (...scopes: unknown[]) => void | Promise<void>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

function runScript(url: string, file: PublishedFile | undefined): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (file?.integrity) script.integrity = file.integrity;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      diagnose(url, file).then(reject, reject);
    };
    document.head.append(script);
  }).finally(() => script.remove());
}

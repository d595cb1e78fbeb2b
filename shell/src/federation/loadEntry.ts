import { init } from '@module-federation/enhanced/runtime';
import type { PublishedFile } from 'shared/registry';
import { fileTimeoutMs } from '../../preload/fetchPublishedFile.ts';
import { diagnose } from './diagnose.ts';
import { RemoteError } from './RemoteError.ts';
import { sharedModules } from './sharedModules.ts';
import { withTimeout } from './withTimeout.ts';

/** The published entries of registered remotes, by the URL under which they are requested. */
const expectedEntries = new Map<string, PublishedFile>();

/** Registers the published file of a remote entry: its script runs only with that hash. */
export function expectEntry(url: string, file: PublishedFile): void {
  expectedEntries.set(url, file);
}

/** Provides the shared modules, and loads remote entries with our hash, timeout and errors. */
export function startFederation(): void {
  init({
    name: 'shell',
    // Remotes are registered at run time, from the registry.
    remotes: [],
    shared: sharedModules,
    // The default, `version-first`, fetches every registered remote: one dead remote would block the page.
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'published-entries',
        async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
          // An earlier attempt may have left its container under the same name.
          Reflect.set(globalThis, entryGlobalName, undefined);
          await withTimeout(runScript(entry, expectedEntries.get(entry)), fileTimeoutMs, entry);
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

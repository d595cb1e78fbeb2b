import type { RemoteName } from 'shared/contract';
import { preloadState } from 'shared/data';
import { parseRegistry, type Registry, type RemoteVersions } from 'shared/registry';
import { reportError } from 'shared/runtime';
import { fileTimeoutMs } from '../../preload/fetchPublishedFile.ts';
import { RemoteError } from './RemoteError.ts';

const registryUrl = '/registry.json';

let current: Promise<Registry> | undefined;
/** The entries in the page's HTML, in the versions that it was rendered with. */
let inPage: Registry['remotes'] = new Map();

/** The registry, read once per page; a failed read is repeated at the next call. */
export function currentRegistry(): Promise<Registry> {
  current ??= fetchRegistry().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** The entry of a remote: the page's own, or else the registry's. */
export async function entryOf(remote: RemoteName): Promise<RemoteVersions | undefined> {
  return inPage.get(remote) ?? (await currentRegistry()).remotes.get(remote);
}

/** Uses the entries that the server put in the page, until the registry must be read again. */
export function provideRegistry(json: unknown): void {
  inPage = parseAndReport(json).remotes;
}

/** Makes the next call read the registry again, because another version may be live by then. */
export function forgetRegistry(): void {
  current = undefined;
  inPage = new Map();
}

async function fetchRegistry(): Promise<Registry> {
  const text = await fetchText();
  try {
    const { remotes, problems } = parseAndReport(JSON.parse(text));
    return { remotes: new Map([...remotes, ...inPage]), problems };
  } catch (cause) {
    throw new RemoteError('invalid', 'the registry', cause);
  }
}

function parseAndReport(json: unknown): Registry {
  const registry = parseRegistry(json);
  for (const { code, remote, detail } of registry.problems) {
    reportError({ source: remote, message: `The registry says ${code}. ${detail}` });
  }
  return registry;
}

async function fetchText(): Promise<string> {
  try {
    const { status, text } = await (takePreloaded() ?? request());
    if (status === 200) return text;
    throw new Error(`The registry answered ${status}.`);
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new RemoteError(timedOut ? 'timed-out' : 'unreachable', 'the registry', cause);
  }
}

/** The preload script's request, for the first read only: later reads need the current registry. */
function takePreloaded() {
  const state = preloadState();
  const { registry } = state;
  delete state.registry;
  return registry;
}

async function request() {
  const response = await fetch(registryUrl, { signal: AbortSignal.timeout(fileTimeoutMs) });
  return { status: response.status, text: await response.text() };
}

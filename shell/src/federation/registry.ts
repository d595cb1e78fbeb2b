import { preloadState } from 'shared/data';
import { parseRegistry, type Registry } from 'shared/registry';
import { reportError } from 'shared/runtime';
import { fileTimeoutMs } from '../../preload/fetchPublishedFile.ts';
import { RemoteError } from './RemoteError.ts';

const registryUrl = '/registry.json';

let current: Promise<Registry> | undefined;

/** The registry, read once per page; a failed read is repeated at the next call. */
export function currentRegistry(): Promise<Registry> {
  current ??= fetchRegistry().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** Uses the registry that the server rendered the page with, until it must be read again. */
export function provideRegistry(json: unknown): void {
  current = Promise.resolve(parseAndReport(json));
}

/** Makes the next call read the registry again, because another version may be live by then. */
export function forgetRegistry(): void {
  current = undefined;
}

async function fetchRegistry(): Promise<Registry> {
  const text = await fetchText();
  try {
    return parseAndReport(JSON.parse(text));
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

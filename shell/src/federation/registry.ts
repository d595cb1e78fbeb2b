import { parseRegistry, type Registry } from 'shared/registry';
import { reportError } from 'shared/runtime';
import { RemoteError } from './RemoteError.ts';

const address = '/registry.json';
const deadline = 8000;

/** What `shell/early` has asked for already; an answer can be read once. */
declare global {
  var earlyRegistry: Promise<Response> | undefined;
}

let current: Promise<Registry> | undefined;

/** The registry of this page: read once, and again only after a failure or when asked anew. */
export function currentRegistry(): Promise<Registry> {
  current ??= fetchRegistry().catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** Forgets what was read, so that the next visitor's retry sees what is live by then. */
export function forgetRegistry(): void {
  current = undefined;
}

async function fetchRegistry(): Promise<Registry> {
  const registry = parse(await fetchText());
  for (const { code, remote, detail } of registry.problems) {
    reportError({ source: remote, message: `The registry says ${code}. ${detail}` });
  }
  return registry;
}

async function fetchText(): Promise<string> {
  try {
    const response = await (takeEarly() ?? ask());
    if (response.ok) return await response.text();
    throw new Error(`The registry answered ${response.status}.`);
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new RemoteError(timedOut ? 'timed-out' : 'unreachable', 'the registry', cause);
  }
}

function takeEarly(): Promise<Response> | undefined {
  const early = globalThis.earlyRegistry;
  globalThis.earlyRegistry = undefined;
  return early;
}

function ask(): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(deadline) });
}

function parse(text: string): Registry {
  try {
    return parseRegistry(JSON.parse(text));
  } catch (cause) {
    throw new RemoteError('invalid', 'the registry', cause);
  }
}

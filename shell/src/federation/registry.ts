import { parseRegistry, type Registry } from 'shared/registry';
import { reportError } from 'shared/runtime';
import { fileTimeoutMs } from './fileTimeoutMs.ts';
import { RemoteError } from './RemoteError.ts';

const address = '/registry.json';

interface Answer {
  status: number;
  text: string;
}

declare global {
  /** What `shell/preload` has asked for already; once the shell has read the registry, that it has. */
  var prefetchedRegistry: Promise<Answer> | 'read' | undefined;
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
    const { status, text } = await (takeEarly() ?? ask());
    if (status === 200) return text;
    throw new Error(`The registry answered ${status}.`);
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new RemoteError(timedOut ? 'timed-out' : 'unreachable', 'the registry', cause);
  }
}

/** At the first reading only: who asks again wants to know what is live by then. */
function takeEarly(): Promise<Answer> | undefined {
  const early = globalThis.prefetchedRegistry;
  globalThis.prefetchedRegistry = 'read';
  return early === 'read' ? undefined : early;
}

async function ask(): Promise<Answer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(fileTimeoutMs) });
  return { status: response.status, text: await response.text() };
}

function parse(text: string): Registry {
  try {
    return parseRegistry(JSON.parse(text));
  } catch (cause) {
    throw new RemoteError('invalid', 'the registry', cause);
  }
}

import { preloadState } from './preloadState.ts';

const readTimeoutMs = 15_000;

/** Other requests of the backend's client (functions, signed links) have timeouts of their own. */
const read = /\/rest\/v1\//;

/**
 * `fetch`, with a timeout for reads of the backend until their last byte. Without it a hung connection
 * would leave a skeleton without a retry button.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (!read.test(url)) return fetch(input, init);
  const { signal } = init;
  const timeout = new AbortController();
  const abort = () => timeout.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  // Never cleared: the body may still be arriving, and aborting a finished read does nothing.
  setTimeout(
    () => timeout.abort(new DOMException('The read took too long.', 'TimeoutError')),
    readTimeoutMs,
  );
  // Before the request: a worker that takes control meanwhile does not see it.
  const { recordRead } = preloadState();
  const response = await fetch(input, { ...init, signal: timeout.signal });
  if (response.ok && (init.method ?? 'GET') === 'GET') recordRead?.(response.clone());
  return response;
}

/** Whether a read failed with a timeout, also if the error was wrapped. */
export function isTimeoutError({ name, message }: Error): boolean {
  return `${name} ${message}`.includes('TimeoutError');
}

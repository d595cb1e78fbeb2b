import { notePageRead, takePrefetchedResponse } from './prefetchCache.ts';

const readTimeoutMs = 15_000;

/** Other requests of the backend's client (functions, signed links) have timeouts of their own. */
const read = /\/rest\/v1\//;

/**
 * `fetch`, with a timeout for reads of the backend until their last byte. Without it a hung connection
 * would leave a skeleton without a retry button. A prefetched response is used instead of a new request.
 */
export function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (!read.test(url)) return fetch(input, init);
  const { signal, method = 'GET' } = init;
  if (method !== 'GET' || signal?.aborted) return fetchWhole(input, init);
  const response = takePrefetchedResponse(url) ?? fetchWhole(input, init);
  notePageRead(url, response);
  return response;
}

function fetchWhole(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const { signal } = init;
  const timeout = startReadTimeout();
  const abort = () => timeout.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return fetch(input, { ...init, signal: timeout.signal });
}

/**
 * Starts the timeout of a read, which includes its body.
 *
 * @returns a controller that aborts with a `TimeoutError`. Its timer is never cleared: the body may still
 * be arriving, and aborting a finished read does nothing.
 */
export function startReadTimeout(): AbortController {
  const controller = new AbortController();
  const error = () => new DOMException('The read took too long.', 'TimeoutError');
  setTimeout(() => controller.abort(error()), readTimeoutMs);
  return controller;
}

/** Whether a read failed with a timeout, also if the error was wrapped. */
export function isTimeoutError({ name, message }: Error): boolean {
  return `${name} ${message}`.includes('TimeoutError');
}

import { notePageRead, takePrefetchedResponse } from './prefetchCache.ts';
import { startReadTimeout } from './readTimeout.ts';

/** What else the backend's client asks for (functions, signed links) has deadlines of its own. */
const read = /\/rest\/v1\//;

/**
 * `fetch`, except that a read of the backend which has not come whole in time has failed. Without it
 * a connection that hangs would leave the visitor with a skeleton, and no way to try again. What was
 * asked for before the code was there is not asked for again.
 */
export function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  if (!read.test(address)) return fetch(input, init);
  const { signal, method = 'GET' } = init;
  if (method !== 'GET' || signal?.aborted) return fetchWhole(input, init);
  const answer = takePrefetchedResponse(address) ?? fetchWhole(input, init);
  notePageRead(address, answer);
  return answer;
}

function fetchWhole(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const { signal } = init;
  const whole = startReadTimeout();
  const leave = () => whole.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  return fetch(input, { ...init, signal: whole.signal });
}

/** Whether a read failed because it took too long, however often that was wrapped on its way. */
export function isTimeoutError({ name, message }: Error): boolean {
  return `${name} ${message}`.includes('TimeoutError');
}

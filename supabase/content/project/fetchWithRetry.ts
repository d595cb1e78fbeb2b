/** A response whose body has been read. */
export type BufferedResponse = {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly bytes: ArrayBuffer;
};

const retryDelayMs = 500;

/**
 * Fetches, and retries once after a network error, a 429 or a server error.
 *
 * @param timeoutMs for each of the two attempts.
 * @throws the error of the second attempt.
 */
export async function fetchWithRetry(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<BufferedResponse> {
  const first = await fetchOnce(url, init, timeoutMs).catch(() => undefined);
  if (first !== undefined && first.status !== 429 && first.status < 500) return first;
  // 540 is a paused project, which a retry does not wake.
  if (first?.status === 540) return first;
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  return fetchOnce(url, init, timeoutMs);
}

/** Fetches. The signal of `init` ends it before its time. */
export async function fetchOnce(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<BufferedResponse> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(url, { ...init, signal });
  const { status, statusText, headers } = response;
  return { status, statusText, headers, bytes: await response.arrayBuffer() };
}

/** The body as JSON; undefined when it is not JSON. */
export function parseBody({ bytes }: BufferedResponse): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

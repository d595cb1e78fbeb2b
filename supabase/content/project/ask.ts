/** What a server answered, read whole. */
export type Answer = {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly bytes: ArrayBuffer;
};

/** A server that is busy for a moment is not broken: it is asked once more after this. */
const pause = 500;

/**
 * Asks, and once more when nobody answers or the server says that it is busy or failing.
 *
 * @param patience in milliseconds, for each of the two.
 * @throws what `fetch` threw the second time.
 */
export async function ask(url: string, init: RequestInit, patience: number): Promise<Answer> {
  const first = await once(url, init, patience).catch(() => undefined);
  if (first !== undefined && first.status !== 429 && first.status < 500) return first;
  // A paused project stays paused.
  if (first?.status === 540) return first;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return once(url, init, patience);
}

async function once(url: string, init: RequestInit, patience: number): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
  const { status, statusText, headers } = response;
  return { status, statusText, headers, bytes: await response.arrayBuffer() };
}

/** The body as JSON; undefined when it is none. */
export function jsonOf({ bytes }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

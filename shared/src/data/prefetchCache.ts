/** What will be read next; `answer` is undefined once somebody has read it. */
interface PrefetchedRead {
  answer: Promise<Response> | undefined;
}

declare global {
  /**
   * Reads that were asked for ahead or were just made, by their address. Undefined until there is one:
   * `shell/preload` may ask before any module of the page is there.
   */
  var prefetchCache: Map<string, PrefetchedRead> | undefined;
}

/** On a copy that the service worker kept: when it was made. */
export const cachedAtHeader = 'x-saved-at';

/** For how long an answer waits for whoever takes it, in milliseconds. */
const waits = 60_000;

/** For how long the page's client does not ask again for what it has read, in milliseconds. */
export const staleTimeMs = 5 * 60_000;

/**
 * Asks for something that will be read soon: by a section whose code is on its way, or by the page
 * behind a link that the visitor is about to follow. It is asked for once, and not if it was just read.
 */
export function prefetchResponse(
  address: string,
  ask: (address: string) => Promise<Response>,
): void {
  if (globalThis.prefetchCache?.has(address)) return;
  const answer = ask(address);
  note(address, { answer }, waits, answer);
}

/**
 * The answer to a read that was asked for early. Each is given once: who reads again wants to know
 * what the backend says by then.
 */
export function takePrefetchedResponse(address: string): Promise<Response> | undefined {
  return globalThis.prefetchCache?.get(address)?.answer;
}

/** What the page has asked for itself, or has taken, is not asked for ahead while it is fresh. */
export function notePageRead(address: string, answer: Promise<Response>): void {
  note(address, { answer: undefined }, staleTimeMs, answer);
}

/** Only a good answer of the backend's own counts: who follows the link later asks for another. */
function note(
  address: string,
  read: PrefetchedRead,
  milliseconds: number,
  answer: Promise<Response>,
): void {
  globalThis.prefetchCache ??= new Map();
  const reads = globalThis.prefetchCache;
  reads.set(address, read);
  const forget = () => {
    // Something newer may stand there.
    if (reads.get(address) === read) reads.delete(address);
  };
  setTimeout(forget, milliseconds);
  answer.then((response) => {
    if (!response.ok || response.headers.has(cachedAtHeader)) forget();
  }, forget);
}

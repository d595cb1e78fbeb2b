/** What will be read next; `answer` is undefined once somebody has read it. */
interface EarlyRead {
  answer: Promise<Response> | undefined;
}

declare global {
  /**
   * Reads that were asked for ahead or were just made, by their address. Undefined until there is one:
   * `shell/early` may ask before any module of the page is there.
   */
  var earlyReads: Map<string, EarlyRead> | undefined;
}

/** On a copy that the service worker kept: when it was made. */
export const savedAtHeader = 'x-saved-at';

/** For how long an answer waits for whoever takes it, in milliseconds. */
const waits = 60_000;

/** For how long the page's client does not ask again for what it has read, in milliseconds. */
export const freshFor = 5 * 60_000;

/**
 * Asks for something that will be read soon: by a section whose code is on its way, or by the page
 * behind a link that the visitor is about to follow. It is asked for once, and not if it was just read.
 */
export function readEarly(address: string, ask: (address: string) => Promise<Response>): void {
  if (globalThis.earlyReads?.has(address)) return;
  const read = { answer: ask(address) };
  const forget = note(address, read, waits);
  // Only a good answer of the backend's own can wait: who follows the link later asks for another.
  read.answer.then((response) => {
    if (!response.ok || response.headers.has(savedAtHeader)) forget();
  }, forget);
}

/**
 * The answer to a read that was asked for early. Each is given once: who reads again wants to know
 * what the backend says by then.
 */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyReads?.get(address);
  // Also where there was none: what the section has asked for itself is not asked for again.
  note(address, { answer: undefined }, freshFor);
  return early?.answer;
}

/** @returns what forgets it, unless something newer stands there. */
function note(address: string, read: EarlyRead, milliseconds: number): () => void {
  globalThis.earlyReads ??= new Map();
  const reads = globalThis.earlyReads;
  reads.set(address, read);
  const forget = () => {
    if (reads.get(address) === read) reads.delete(address);
  };
  setTimeout(forget, milliseconds);
  return forget;
}

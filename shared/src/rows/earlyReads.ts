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
  const answer = ask(address);
  note(address, { answer }, waits, answer);
}

/**
 * The answer to a read that was asked for early. Each is given once: who reads again wants to know
 * what the backend says by then.
 */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  return globalThis.earlyReads?.get(address)?.answer;
}

/** What the page has asked for itself, or has taken, is not asked for ahead while it is fresh. */
export function noteRead(address: string, answer: Promise<Response>): void {
  note(address, { answer: undefined }, freshFor, answer);
}

/** Only a good answer of the backend's own counts: who follows the link later asks for another. */
function note(
  address: string,
  read: EarlyRead,
  milliseconds: number,
  answer: Promise<Response>,
): void {
  globalThis.earlyReads ??= new Map();
  const reads = globalThis.earlyReads;
  reads.set(address, read);
  const forget = () => {
    // Something newer may stand there.
    if (reads.get(address) === read) reads.delete(address);
  };
  setTimeout(forget, milliseconds);
  answer.then((response) => {
    if (!response.ok || response.headers.has(savedAtHeader)) forget();
  }, forget);
}

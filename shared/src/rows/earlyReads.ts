declare global {
  /**
   * What will be read next, by the address of the read; undefined where nobody asks ahead. A fresh
   * page has it of `shell/early`, which runs before any module of the page.
   */
  var earlyReads: Map<string, Promise<Response> | 'taken'> | undefined;
}

/** For how long an answer that nobody has taken is not old, in milliseconds. */
const fresh = 60_000;

/**
 * Asks for something that will be read soon: by a section whose code is on its way, or by the page
 * behind a link that the visitor is about to follow. It is asked for once, and not if it was just read.
 */
export function readEarly(address: string, ask: (address: string) => Promise<Response>): void {
  globalThis.earlyReads ??= new Map();
  if (globalThis.earlyReads.has(address)) return;
  const answer = ask(address);
  // Whoever takes it says what is wrong with it.
  answer.catch(() => {});
  note(address, answer);
}

/**
 * The answer to a read that was asked for early. Each is given once: who reads again wants to know
 * what the backend says by then.
 */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyReads?.get(address);
  // Also where there was none: what the section has asked for itself is not asked for again.
  note(address, 'taken');
  return early === 'taken' ? undefined : early;
}

function note(address: string, answer: Promise<Response> | 'taken'): void {
  const reads = globalThis.earlyReads;
  reads?.set(address, answer);
  setTimeout(() => {
    if (reads?.get(address) === answer) reads.delete(address);
  }, fresh);
}

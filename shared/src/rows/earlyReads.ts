declare global {
  /**
   * What the page's section will read first, asked for by `shell/early` while the code is on its way,
   * by address. Undefined once it would be old, and where nothing was asked early.
   */
  var earlyReads: Map<string, Promise<Response> | 'taken'> | undefined;
}

/**
 * The answer to a read that was asked for early. Each is given once: who reads again wants to know
 * what the backend says by then.
 */
export function takeEarlyRead(address: string): Promise<Response> | undefined {
  const early = globalThis.earlyReads?.get(address);
  // Also where there was none: what the section has asked for itself is not asked for again.
  globalThis.earlyReads?.set(address, 'taken');
  return early === 'taken' ? undefined : early;
}

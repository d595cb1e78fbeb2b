import { preloadState } from './preloadState.ts';

/** A read that was prefetched or made; `response` is undefined once a module has taken it. */
export interface PrefetchedRead {
  response: Promise<Response> | undefined;
}

/** The header in which the service worker writes when it cached a response. */
export const cachedAtHeader = 'x-saved-at';

/** How long a prefetched response is kept for the module that will need it. */
const unusedTimeoutMs = 60_000;

/** How long the page's client treats what it has read as fresh. */
export const staleTimeMs = 5 * 60_000;

/** Prefetches a read, unless it was prefetched already or is fresh. */
export function prefetchResponse(
  address: string,
  request: (address: string) => Promise<Response>,
): void {
  if (preloadState().reads?.has(address)) return;
  const response = request(address);
  add(address, { response }, unusedTimeoutMs, response);
}

/** The prefetched response of a read. It is given out once: the next read needs current data. */
export function takePrefetchedResponse(address: string): Promise<Response> | undefined {
  return preloadState().reads?.get(address)?.response;
}

/** Marks a read as made, so that it is not prefetched while it is fresh. */
export function notePageRead(address: string, response: Promise<Response>): void {
  add(address, { response: undefined }, staleTimeMs, response);
}

/** Adds a read until it expires. Errors and the service worker's copies are removed at once. */
function add(
  address: string,
  read: PrefetchedRead,
  milliseconds: number,
  pending: Promise<Response>,
): void {
  const state = preloadState();
  state.reads ??= new Map();
  const { reads } = state;
  reads.set(address, read);
  const remove = () => {
    // A later read of the same address may have replaced this one.
    if (reads.get(address) === read) reads.delete(address);
  };
  setTimeout(remove, milliseconds);
  pending.then((response) => {
    if (!response.ok || response.headers.has(cachedAtHeader)) remove();
  }, remove);
}

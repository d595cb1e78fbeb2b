import { createStore } from 'shared/runtime';
import type { Entry } from './entry.ts';

/** The results of the search from which the visitor came, in their order. */
interface FoundResults {
  typed: string;
  entries: readonly Entry[];
}

export const useFoundResults = createStore<FoundResults>(() => ({ typed: '', entries: [] }));

/** Forgets them, so that pages are no longer highlighted. */
export function leaveResults(): void {
  useFoundResults.setState({ typed: '', entries: [] });
}

/** An address, as far as it decides which result is open. */
interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Whether an address is of the page to which a result's link leads, whatever is open there. */
export function isOnPage(to: string, { pathname }: Pick<Address, 'pathname'>): boolean {
  return new URL(to, 'http://site.invalid').pathname === pathname;
}

/**
 * The index of the result that an address shows, or -1. An address may have more parameters than the link,
 * such as the language; of a course and a file that is open on its page, the file counts.
 */
export function openResult(results: readonly { to: string }[], address: Address): number {
  const given = new URLSearchParams(address.search);
  let open = { index: -1, parts: -1 };
  for (const [index, { to }] of results.entries()) {
    // Only to resolve the link: results are pages of this site.
    const { pathname, searchParams, hash } = new URL(to, 'http://site.invalid');
    const isShown =
      pathname === address.pathname &&
      (hash === '' || hash === address.hash) &&
      [...searchParams].every(([name, value]) => given.get(name) === value);
    const parts = [...searchParams].length + (hash === '' ? 0 : 1);
    if (isShown && parts > open.parts) open = { index, parts };
  }
  return open.index;
}

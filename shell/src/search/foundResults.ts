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

/** Whether a result's link leads to an address, which may have more parameters, such as the language. */
export function leadsTo(to: string, { pathname, search, hash }: Address): boolean {
  // Only to resolve the link: results are pages of this site.
  const link = new URL(to, 'http://site.invalid');
  const parameters = new URLSearchParams(search);
  return (
    link.pathname === pathname &&
    (link.hash === '' || link.hash === hash) &&
    [...link.searchParams].every(([name, value]) => parameters.get(name) === value)
  );
}

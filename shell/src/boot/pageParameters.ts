import { sectionParameters } from 'shared/contract';

/** The text of a search field (`useSearchTermParam`). */
export const typedParameter = 'q';

/** The search parameters that change a page, in the order of the alphabet; `lang` is not among them. */
export const pageParameters: readonly string[] = [
  ...new Set([typedParameter, ...Object.values(sectionParameters).flat()]),
].sort();

/** The part of a query on which a page's HTML depends, always in one order: `anno=2&q=tesi`. */
export function pageSearch(search: string): string {
  const given = new URLSearchParams(search);
  const known = pageParameters.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known).toString();
}

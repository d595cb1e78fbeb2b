import { sectionParameters } from 'shared/contract';

/** The text of a search field (`useSearchTermParam`). */
export const typedParameter = 'q';

/** The search parameters that change a page, in the order of the alphabet; `lang` is not among them. */
export const pageParameters: readonly string[] = [
  ...new Set([typedParameter, ...Object.values(sectionParameters).flat()]),
].sort();

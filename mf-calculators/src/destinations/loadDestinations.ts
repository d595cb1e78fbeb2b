import type { SearchEntry, SearchRequest } from 'shared/contract';

/** Loads the names of places with the first search. Not in the exposed module, whose imports are in its own file. */
export const loadDestinations = async (request: SearchRequest): Promise<SearchEntry[]> =>
  (
    await import(/* webpackChunkName: "destination-search" */ './searchEntries.ts')
  ).destinationEntries(request);

import { queryClient } from 'shared/runtime';
import { allEvents } from './queries.ts';

/** Prefetches the data of the home section `#eventi`. */
export const loadEvents = () => queryClient.prefetchQuery(allEvents);

import { queryClient } from 'shared/runtime';
import { allEvents } from './queries.ts';

/** Reads what the home section `#eventi` shows first. */
export const loadEvents = () => queryClient.prefetchQuery(allEvents);

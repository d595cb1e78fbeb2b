import { queryClient } from 'shared/runtime';
import { representatives } from './queries.ts';

/** Prefetches the data of `/rappresentanti`. */
export const loadDirectory = () => queryClient.prefetchQuery(representatives);

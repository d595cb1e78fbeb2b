import { queryClient } from 'shared/runtime';
import { representatives } from './queries.ts';

/** Reads what `/rappresentanti` shows first. */
export const loadDirectory = () => queryClient.prefetchQuery(representatives);

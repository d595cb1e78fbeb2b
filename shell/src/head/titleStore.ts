import { createStore } from 'shared/runtime';

/** The title of the current page, for the route announcer. */
export const useTitleStore = createStore<{ title: string }>(() => ({ title: '' }));

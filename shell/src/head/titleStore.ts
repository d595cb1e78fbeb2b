import { createStore } from 'shared/runtime';

/** The document's title as the page on screen wants it, for whoever announces it. */
export const useTitleStore = createStore<{ title: string }>(() => ({ title: '' }));

import { createStore } from 'shared/runtime';

/**
 * By the slug of each category that is followed, the newest change that was seen there. The code that reads the
 * device's storage loads later and sets this.
 */
export const useFollowing = createStore<{ seen: ReadonlyMap<string, string> }>(() => ({
  seen: new Map(),
}));

import type { PrecacheEntry } from 'workbox-precaching';

/**
 * What only publishing knows. It is written in front of this program (`tools/prerender/serviceWorker.ts`), so a
 * new shell is another worker, and the browser notices.
 */
export interface Published {
  /** The shell's own files: the frame opens without a network from the first visit on. */
  precache: PrecacheEntry[];
  /** The backend's origin. */
  backend: string;
}

declare const self: { __PUBLISHED: Published };

export const published = self.__PUBLISHED;

import type { PrecacheEntry } from 'workbox-precaching';

/**
 * Values that publishing prepends to this script (`tools/prerender/serviceWorker.ts`), so that browsers
 * detect a new shell as a new worker.
 */
export interface Published {
  /** The files of the frame, which works offline after the first visit. */
  precache: PrecacheEntry[];
  /** The backend's origin. */
  backend: string;
}

declare const self: { __PUBLISHED: Published };

export const published = self.__PUBLISHED;

/**
 * The service worker: the frame, visited sections and their last data work offline. Versioned files are
 * served cache first, everything else network first.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { bypassWorkerForPosts } from './beacons.ts';
import { routeData } from './data.ts';
import { listenToPages } from './messages.ts';
import { routePages } from './pages.ts';
import { routeSections } from './sections.ts';

/**
 * Values that publishing prepends to this script (`tools/prerender/serviceWorker.ts`), so that browsers
 * detect a new shell as a new worker.
 */
interface Published {
  /** The files of the frame, which works offline after the first visit. */
  precache: PrecacheEntry[];
  /** The base URL of the backend's services. */
  backend: string;
}

declare const self: { __PUBLISHED: Published };

const published = self.__PUBLISHED;

// Pages are network first, so the precache must not serve `index.html` for a folder.
precacheAndRoute(published.precache, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
bypassWorkerForPosts();
routePages();
routeSections();
routeData(published.backend);
listenToPages();
clientsClaim();

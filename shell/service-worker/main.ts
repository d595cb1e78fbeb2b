/**
 * The site without a network: the frame, the sections that were visited and their last data. What
 * may be old is asked anew first, and served from the device only when no answer comes; what never
 * changes, because its address says its version, is served from the device at once.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { routeData } from './data.ts';
import { listenToPages } from './messages.ts';
import { routePages } from './pages.ts';
import { published } from './published.ts';
import { routeSections } from './sections.ts';

// Pages are asked anew first, so they must not be answered by the index of their folder.
precacheAndRoute(published.precache, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
routePages();
routeSections();
routeData(published.backend);
listenToPages();
clientsClaim();

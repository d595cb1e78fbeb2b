/**
 * The service worker: the frame, visited sections and their last data work offline. Versioned files are
 * served cache first, everything else network first.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { routeData } from './data.ts';
import { listenToPages } from './messages.ts';
import { routePages } from './pages.ts';
import { published } from './published.ts';
import { routeSections } from './sections.ts';

// Pages are network first, so the precache must not serve `index.html` for a folder.
precacheAndRoute(published.precache, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
routePages();
routeSections();
routeData(published.backend);
listenToPages();
clientsClaim();

import { initialLanguage, startI18n } from 'shared/runtime';
import { initialViewsAt } from '../federation/initialViewsAt.ts';
import { startFederation } from '../federation/loadEntry.ts';
import { readOverrides } from '../federation/overrides.ts';
import { currentRegistry } from '../federation/registry.ts';
import { reportHealth } from '../federation/sectionHealth.ts';
import { prefetchView } from '../federation/viewCache.ts';
import en from '../locales/en.json';
import it from '../locales/it.json';
import { listenToWorker, refreshOnReconnect, startWorker } from '../offline/startWorker.ts';
import { restoreRemoteOutlines } from '../versions/remoteOutlines.ts';
import { provideSingletons } from './provideSingletons.ts';
import { readConfig } from './readConfig.ts';
import { renderSite } from './renderSite.tsx';
import { requestPdfExtraction } from './requestPdfExtraction.ts';
import { whenIdle } from './whenIdle.ts';

/** From an empty page to the site, as a sentence. */
export async function boot(): Promise<void> {
  listenToWorker();
  refreshOnReconnect();
  // A registry that cannot be read is said by each section's own place.
  currentRegistry().catch(() => undefined);
  provideSingletons(readConfig());
  startFederation();
  readOverrides();
  restoreRemoteOutlines();
  const language = initialLanguage();
  await startI18n({ it, en }, language);
  loadFirstViews();
  renderSite(language);
  reportHealth();
  whenIdle(requestPdfExtraction);
  // A worker would keep yesterday's code while a section is developed.
  if (process.env.NODE_ENV === 'production') whenIdle(startWorker);
}

/** Before the page is drawn: its sections are loaded while React takes over the HTML. */
function loadFirstViews(): void {
  for (const view of initialViewsAt(window.location)) prefetchView(view, window.location);
}

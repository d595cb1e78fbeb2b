import { initialLanguage, startI18n } from 'shared/runtime';
import { firstViewAt } from '../federation/firstViewAt.ts';
import { startFederation } from '../federation/loadEntry.ts';
import { readOverrides } from '../federation/overrides.ts';
import { currentRegistry } from '../federation/registry.ts';
import { reportHealth } from '../federation/sectionHealth.ts';
import { prefetchView } from '../federation/useView.ts';
import { listenToWorker, startWorker } from '../offline/startWorker.ts';
import en from '../texts/en.json';
import it from '../texts/it.json';
import { restoreSeams } from '../versions/seams.ts';
import { provideSingletons } from './provideSingletons.ts';
import { readConfig } from './readConfig.ts';
import { renderSite } from './renderSite.tsx';
import { requestPdfExtraction } from './requestPdfExtraction.ts';
import { whenIdle } from './whenIdle.ts';

/** From an empty page to the site, as a sentence. */
export async function boot(): Promise<void> {
  listenToWorker();
  // A registry that cannot be read is said by each section's own place.
  currentRegistry().catch(() => undefined);
  provideSingletons(readConfig());
  startFederation();
  readOverrides();
  restoreSeams();
  const language = initialLanguage();
  await startI18n({ it, en }, language);
  loadFirstView();
  renderSite(language);
  reportHealth();
  whenIdle(requestPdfExtraction);
  // A worker would keep yesterday's code while a section is developed.
  if (process.env.NODE_ENV === 'production') whenIdle(startWorker);
}

/** Before the page is drawn: its section is loaded while React takes over the HTML. */
function loadFirstView(): void {
  const view = firstViewAt(window.location.pathname);
  if (view) prefetchView(view, window.location);
}

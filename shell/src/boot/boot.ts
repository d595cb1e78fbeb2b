import { initialLanguage, startI18n } from 'shared/runtime';
import { startFederation } from '../federation/loadEntry.ts';
import { readOverrides } from '../federation/overrides.ts';
import { reportHealth } from '../federation/sectionHealth.ts';
import { listenToWorker, startWorker } from '../offline/startWorker.ts';
import en from '../texts/en.json';
import it from '../texts/it.json';
import { restoreSeams } from '../versions/seams.ts';
import { fetchRegistry, preloadRoute } from './preloadRoute.ts';
import { provideSingletons } from './provideSingletons.ts';
import { readConfig } from './readConfig.ts';
import { renderSite } from './renderSite.tsx';
import { requestPdfExtraction } from './requestPdfExtraction.ts';
import { whenIdle } from './whenIdle.ts';

/** From an empty page to the site, as a sentence. */
export async function boot(): Promise<void> {
  listenToWorker();
  const registry = fetchRegistry();
  provideSingletons(readConfig());
  startFederation();
  readOverrides();
  restoreSeams();
  const language = initialLanguage();
  await startI18n({ it, en }, language);
  preloadRoute(registry, window.location.pathname);
  renderSite(language);
  reportHealth();
  whenIdle(requestPdfExtraction);
  // A worker would keep yesterday's code while a section is developed.
  if (process.env.NODE_ENV === 'production') whenIdle(startWorker);
}

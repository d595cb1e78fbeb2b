import { parseSiteConfig, type SiteConfig, siteConfigElementId } from 'shared/config';
import {
  hydrate,
  initialLanguage,
  keepStoredSession,
  provideHeading,
  provideSiteConfig,
  provideSupabase,
  queryClient,
  startI18n,
  supabase,
} from 'shared/runtime';
import { attributeErrors } from '../federation/attributeErrors.ts';
import { startFederation } from '../federation/loadEntry.ts';
import { readOverrides } from '../federation/overrides.ts';
import { currentRegistry, provideRegistry } from '../federation/registry.ts';
import { keyOf, loadCachedView } from '../federation/viewCache.ts';
import { reportHealth } from '../health/reportHealth.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import { openStoredPages } from '../offline/openStoredPages.ts';
import { listenToWorker, refreshOnReconnect, startWorker } from '../offline/serviceWorker.ts';
import { translations } from '../translations.ts';
import { restoreRemoteOutlines } from '../versions/remoteOutlines.ts';
import { initialViewsAt } from '../viewsAt.ts';
import { openInSameTab } from './openInSameTab.ts';
import { type RenderedPageState, readPageState, readRenderedRegistry } from './pageState.ts';
import { renderSite } from './renderSite.tsx';
import { requestPdfExtraction } from './requestPdfExtraction.ts';
import { followTranslations } from './translatedText.ts';

/** How long hydration waits for the code of the page's sections. Later code replaces their HTML. */
const viewsTimeoutMs = 1000;

/** Starts the site. */
export async function boot(): Promise<void> {
  followTranslations();
  openInSameTab();
  listenToWorker();
  refreshOnReconnect();
  openStoredPages();
  const state = readPageState();
  if (state) {
    provideRegistry(readRenderedRegistry());
    provideHeading(state.heading);
    hydrate(queryClient, state.queries);
  }
  // Each slot shows the error when the registry cannot be read.
  else currentRegistry().catch(() => undefined);
  const config = readConfig();
  provideSiteConfig(config);
  provideSupabase(config.supabase);
  // A frame has no data, so its sections will read: load the Supabase client in parallel.
  if (!state) supabase().catch(() => undefined);
  startFederation();
  attributeErrors();
  readOverrides();
  restoreRemoteOutlines();
  const language = initialLanguage();
  await startI18n(translations, language);
  const views = prefetchInitialViews(state);
  if (state)
    await Promise.race([views, new Promise((resolve) => setTimeout(resolve, viewsTimeoutMs))]);
  renderSite(language, state);
  reportHealth();
  whenIdle(requestPdfExtraction);
  whenIdle(keepStoredSession);
  // In development, a service worker would serve outdated code.
  if (process.env.NODE_ENV === 'production') whenIdle(startWorker);
}

/**
 * Reads the configuration from the inert JSON block of the HTML.
 *
 * @throws Error that names what is wrong with it.
 */
function readConfig(): SiteConfig {
  return parseSiteConfig(document.getElementById(siteConfigElementId)?.textContent ?? 'null');
}

/**
 * Loads the page's sections, and the data of those that did not come with the page. Newer data would differ from the
 * HTML that is being hydrated; the mounted view refreshes them.
 */
async function prefetchInitialViews(state: RenderedPageState | undefined): Promise<void> {
  const loading = initialViewsAt(window.location).map((view) => {
    const isRendered = state !== undefined && Object.hasOwn(state.views, keyOf(view));
    return loadCachedView(view, isRendered ? undefined : window.location);
  });
  // Each slot shows its error.
  await Promise.allSettled(loading);
}

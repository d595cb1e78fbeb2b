/**
 * The preload script, first in every page (1.5 kB). It starts the shell's scripts, captures clicks until
 * hydration, and fetches the files and data of the page's sections. `tools/prerender/htmlPages.ts` adds it
 * to every page with the modules that fill it.
 */
import type { SiteConfig } from 'shared/config';
import { contractVersion } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';
import { fileTimeoutMs } from '../src/federation/fileTimeoutMs.ts';
import { captureClicks } from './captureClicks.ts';
import { fetchPublishedFile } from './fetchPublishedFile.ts';
import { firstPaint } from './firstPaint.ts';
import { prefetchData } from './prefetchData.ts';
import { startShell } from './startShell.ts';

const { modules = '', config = '' } = document.currentScript?.dataset ?? {};

startShell();
captureClicks();
readRegistry();

function readRegistry(): void {
  const response = fetch('/registry.json', { signal: AbortSignal.timeout(fileTimeoutMs) }).then(
    // The body is read here, because the timeout also aborts a body that is read late.
    async (received) => ({ status: received.status, text: await received.text() }),
  );
  // The shell uses this response instead of a request of its own.
  globalThis.prefetchedRegistry = response;
  response
    // After the first paint, so that these files do not delay it on a slow connection.
    .then(async ({ text }) => {
      await firstPaint();
      if (modules) warmUpIntl();
      preloadSections(JSON.parse(text));
    })
    .catch(() => {
      // The shell reports a registry that it cannot read.
    });
}

/** Fetches the initial files and data of the page's sections. */
function preloadSections({ remotes }: RegistryFile): void {
  if (isOverriding()) return;
  for (const { remote, module } of modulesOfPage()) {
    const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    // With a canary, only the shell knows which version this visitor gets.
    if (live?.contract !== contractVersion || live.candidate) continue;
    for (const file of [live.entry, ...(live.preload[module] ?? [])]) {
      fetchPublishedFile(file).catch(() => {
        // The shell reports a file that it cannot load.
      });
    }
    // The worker reports the age of cached data by messages, and the page does not listen yet.
    if (!live.prefetch || navigator.serviceWorker?.controller) continue;
    prefetchData(live.prefetch, backend(), location).catch(() => {
      // The section sends its own request and handles the error.
    });
  }
}

/** The backend of the page's configuration. */
function backend(): SiteConfig['supabase'] {
  return JSON.parse(document.getElementById(config)?.textContent ?? '').supabase;
}

/** The modules in `data-modules`, without those whose search parameter the address lacks. */
function modulesOfPage(): { remote: string; module: string }[] {
  const parameters = new URLSearchParams(location.search);
  return modules.split(' ').flatMap((named) => {
    const [path = '', parameter] = named.split('?');
    const [remote = '', module = ''] = path.split('/');
    return parameter === undefined || parameters.has(parameter) ? { remote, module } : [];
  });
}

function isOverriding(): boolean {
  try {
    return location.search.includes('override=') || sessionStorage.getItem('override') !== null;
  } catch {
    return false;
  }
}

/**
 * Makes the browser load its list of locales while it is idle. Otherwise the first formatted date would do
 * so, which takes 100 ms on a slow phone.
 */
function warmUpIntl(): void {
  globalThis.requestIdleCallback?.(() => Intl.DateTimeFormat.supportedLocalesOf('it'));
}

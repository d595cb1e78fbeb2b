/**
 * The first script of every page (1.5 KB). It starts the shell's scripts, fetches the
 * files and first data of the page's sections beside them, and captures clicks until the page is hydrated.
 * Publishing adds it to every page with the modules that fill the page (`tools/prerender/htmlPages.ts`).
 */
import type { SiteConfig } from 'shared/config';
import { contractVersion } from 'shared/contract';
import { preloadState } from 'shared/data';
import type { RegistryFile } from 'shared/registry';
import { registryId } from '../src/boot/pageState.ts';
import { captureClicks } from './captureClicks.ts';
import { fetchPublishedFile, fileTimeoutMs } from './fetchPublishedFile.ts';
import { firstPaint } from './firstPaint.ts';
import { prefetchData } from './prefetchData.ts';
import { startShell } from './startShell.ts';

const { modules = '', config = '' } = document.currentScript?.dataset ?? {};

startShell();
captureClicks();
readRegistry();

function readRegistry(): void {
  const rendered = document.getElementById(registryId)?.textContent;
  if (rendered) {
    preload(rendered, false);
    return;
  }
  const registry = fetch('/registry.json', { signal: AbortSignal.timeout(fileTimeoutMs) }).then(
    // The body is read here, because the timeout would also abort one that is read late.
    async (response) => ({ status: response.status, text: await response.text() }),
  );
  preloadState().registry = registry;
  registry
    .then(({ text }) => preload(text, true))
    .catch(() => {
      // The shell reports a registry that cannot be read.
    });
}

/** Before the first paint these files would compete with what it needs. */
async function preload(registry: string, withData: boolean): Promise<void> {
  await firstPaint();
  if (modules) warmUpIntl();
  preloadSections(JSON.parse(registry), withData);
}

/**
 * Fetches the files of the page's sections.
 *
 * @param withData Whether to fetch their first data too, which a page from the renderer brings along.
 */
function preloadSections({ remotes }: RegistryFile, withData: boolean): void {
  if (isOverriding()) return;
  for (const { remote, module } of requestedModules()) {
    const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    // With a canary, the shell decides which version this visitor gets.
    if (live?.contract !== contractVersion || live.canary) continue;
    for (const file of [live.entry, ...(live.preload[module] ?? [])]) {
      fetchPublishedFile(file).catch(() => {
        // The slot that needs the file reports the failure.
      });
    }
    // A service worker tells the page how old a cached response is, and the page does not listen yet.
    if (!withData || !live.prefetch || navigator.serviceWorker?.controller) continue;
    prefetchData(live.prefetch, backend(), location).catch(() => {
      // The section repeats the read and reports the failure.
    });
  }
}

/** The backend of the page's configuration. */
function backend(): SiteConfig['supabase'] {
  return JSON.parse(document.getElementById(config)?.textContent ?? '').supabase;
}

/** The modules that the page names, without those whose parameter the address lacks. */
function requestedModules(): { remote: string; module: string }[] {
  const parameters = new URLSearchParams(location.search);
  return modules.split(' ').flatMap((reference) => {
    const [path = '', parameter] = reference.split('?');
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
 * Makes the browser load its locale data while the page waits for the network. On a slow phone the first
 * formatted date would otherwise take a tenth of a second. Safari has no `requestIdleCallback`.
 */
function warmUpIntl(): void {
  globalThis.requestIdleCallback?.(() => Intl.DateTimeFormat.supportedLocalesOf('it'));
}

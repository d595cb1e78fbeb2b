/**
 * The first script of every page, of one and a half kilobytes. It starts the shell's own, asks for what
 * the page shows first while those are on their way (the files of its sections and what they read of the
 * backend), and keeps what is tapped meanwhile. Publishing names it in every page with the modules that
 * fill it (`tools/prerender/htmlPages.ts`).
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
import { warmUpIntl } from './warmUpIntl.ts';

const { modules = '', config = '' } = document.currentScript?.dataset ?? {};

startShell();
captureClicks();
readRegistry();

function readRegistry(): void {
  const answer = fetch('/registry.json', { signal: AbortSignal.timeout(fileTimeoutMs) }).then(
    // Read to its end here: the deadline also ends a body that is read late.
    async (response) => ({ status: response.status, text: await response.text() }),
  );
  // The registry's own reader takes this answer instead of asking again.
  globalThis.prefetchedRegistry = answer;
  answer
    // The shell has far more to do than these files: on a slow line they would only hold the page up.
    .then(async ({ text }) => {
      await firstPaint();
      if (modules) warmUpIntl();
      fetchAhead(JSON.parse(text));
    })
    .catch(() => {
      // Whoever needs the registry says what is wrong with it.
    });
}

/** Asks for everything that the page's sections run and read first. */
function fetchAhead({ remotes }: RegistryFile): void {
  if (isOverriding()) return;
  for (const { remote, module } of wantedModules()) {
    const live = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    // Which of two versions this visitor gets, the shell decides.
    if (live?.contract !== contractVersion || live.candidate) continue;
    for (const file of [live.entry, ...(live.preload[module] ?? [])]) {
      fetchPublishedFile(file).catch(() => {
        // Whoever needs the file says what is wrong with it.
      });
    }
    // The worker tells the page how old a kept answer is, and the page does not listen yet.
    if (!live.prefetch || navigator.serviceWorker?.controller) continue;
    prefetchData(live.prefetch, backend(), location).catch(() => {
      // The section reads for itself, and says what is wrong.
    });
  }
}

/** The backend of the page's configuration. */
function backend(): SiteConfig['supabase'] {
  return JSON.parse(document.getElementById(config)?.textContent ?? '').supabase;
}

/** The modules that the page names, without those whose parameter the address does not have. */
function wantedModules(): { remote: string; module: string }[] {
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

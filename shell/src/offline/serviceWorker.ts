import { useEffect } from 'react';
import { defaultLanguage, languageNamed, languageStorageKey } from 'shared/contract';
import { createStore, queryClient, reportError, safeStorage, useLanguage } from 'shared/runtime';
import { currentRegistry } from '../federation/registry.ts';
import { savesData } from '../loading/savesData.ts';
import type { PageMessage, PublishedCode, WorkerMessage } from './messages.ts';
import { onReconnect } from './onReconnect.ts';
import { passReadsTo, recordReads } from './recordReads.ts';

interface Offline {
  /** When the oldest cached response of this page was stored; null while everything is fresh. */
  savedAt: string | null;
  /** Activates the new version; null when there is none. */
  update: (() => void) | null;
}

/** The state that the service worker reported to this page. */
export const useOffline = createStore<Offline>(() => ({ savedAt: null, update: null }));

/** Must run before the first request: the worker of an earlier visit responds to it. */
export function listenToWorker(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => recordResponse(data));
  recordReads();
}

/** Refetches queries when the network is back, with or without a worker. */
export function refreshOnReconnect(): void {
  onReconnect(refetchQueries);
}

/** Registers the service worker. The site works without it, so a failure is only reported. */
export async function startWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  const isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (isFirst) cacheThisVisit(container.controller);
  });
  try {
    announceUpdates(await container.register('/sw.js'));
    const { active } = await container.ready;
    if (savesData()) return;
    const sections = await publishedCode();
    active?.postMessage({ type: 'keep-sections', sections } satisfies PageMessage);
  } catch (cause) {
    reportError({ source: 'shell', message: 'The site cannot be kept for offline use', cause });
  }
}

async function publishedCode(): Promise<PublishedCode> {
  const versions = [...(await currentRegistry()).remotes.values()];
  return {
    files: versions.flatMap(({ entry, preload }) =>
      [entry, ...Object.values(preload).flat()].map(({ url }) => url),
    ),
    folders: versions
      .flatMap(({ previous, good, canary, ...live }) => [live, previous, ...good, canary])
      .flatMap((version) => (version ? new URL('.', version.entry.url).href : [])),
  };
}

/** When each cached response of this page was stored, by URL. */
const cachedResponses = new Map<string, string>();

function recordResponse({ url, savedAt }: WorkerMessage): void {
  if (savedAt === null) cachedResponses.delete(url);
  else cachedResponses.set(url, savedAt);
  updateAge();
}

function updateAge(): void {
  const [oldest = null] = [...cachedResponses.values()].sort();
  useOffline.setState({ savedAt: oldest });
}

/** Refetches failed and stale queries; after cached responses, every query is stale. */
async function refetchQueries(): Promise<void> {
  if (cachedResponses.size === 0)
    return queryClient.refetchQueries({ type: 'active', stale: true });
  cachedResponses.clear();
  await queryClient.invalidateQueries();
  updateAge();
}

/** Caches what the page loaded and read before the worker was active. */
function cacheThisVisit(worker: ServiceWorker | null): void {
  const post = (message: PageMessage) => worker?.postMessage(message);
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  post({ type: 'cache', page: window.location.href, urls });
  passReadsTo((read) => post({ type: 'read', read }));
}

/** A new version waits until the visitor activates it, so that the page does not reload by itself. */
function announceUpdates(registration: ServiceWorkerRegistration): void {
  const announce = () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    useOffline.setState({
      update: () => {
        // Another tab has activated it already.
        if (waiting.state !== 'installed') return window.location.reload();
        navigator.serviceWorker.addEventListener('controllerchange', () =>
          window.location.reload(),
        );
        waiting.postMessage({ type: 'skip-waiting' } satisfies PageMessage);
      },
    });
  };
  announce();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce);
  });
}

/** Sends the chosen language to the service worker, which cannot read localStorage. */
export function useWorkerLanguage(): void {
  const current = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice changes the page's language too.
  useEffect(() => {
    const language = languageNamed(safeStorage.getItem(languageStorageKey)) ?? defaultLanguage;
    let changed = false;
    // `ready` never resolves without a worker, as in development.
    navigator.serviceWorker?.ready.then(({ active }) => {
      if (!changed) active?.postMessage({ type: 'language', language } satisfies PageMessage);
    });
    return () => {
      changed = true;
    };
  }, [current]);
}

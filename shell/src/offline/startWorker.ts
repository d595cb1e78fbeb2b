import { queryClient, reportError } from 'shared/runtime';
import type { PageMessage, WorkerMessage } from './messages.ts';
import { useOffline } from './offlineStore.ts';
import { onReconnect } from './onReconnect.ts';

/** Listens to a worker of an earlier visit, which answers from the page's first read on. */
export function listenToWorker(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => hear(data));
}

/** Reads anew when the network is back, with a worker or without one. */
export function refreshOnReconnect(): void {
  onReconnect(renewReads);
}

/** Registers the service worker. The site works without it, so what fails is only reported. */
export async function startWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  const isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (isFirst) keepThisVisit(container.controller);
  });
  try {
    announceUpdates(await container.register('/sw.js'));
  } catch (cause) {
    reportError({ source: 'shell', message: 'The site cannot be kept for offline use', cause });
  }
}

/** The copies that this page shows, by address, with the moment of each. */
const copies = new Map<string, string>();

function hear({ url, savedAt }: WorkerMessage): void {
  if (savedAt === null) copies.delete(url);
  else copies.set(url, savedAt);
  tellAge();
}

function tellAge(): void {
  const [oldest = null] = [...copies.values()].sort();
  useOffline.setState({ savedAt: oldest });
}

/** Reads anew what failed or is old; after copies were shown, on whatever page, nothing is fresh. */
async function renewReads(): Promise<void> {
  if (copies.size === 0) return queryClient.refetchQueries({ type: 'active', stale: true });
  copies.clear();
  await queryClient.invalidateQueries();
  tellAge();
}

/** What this page loaded before the worker was there is kept too, and its data once more. */
function keepThisVisit(worker: ServiceWorker | null): void {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ type: 'keep', urls } satisfies PageMessage);
  void queryClient.refetchQueries({ type: 'active' });
}

/** A new shell waits until the visitor wants it: nothing on screen changes by itself. */
function announceUpdates(registration: ServiceWorkerRegistration): void {
  const announce = () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    useOffline.setState({
      update: () => {
        // Another tab was first: the new version is in place already.
        if (waiting.state !== 'installed') return window.location.reload();
        navigator.serviceWorker.addEventListener('controllerchange', () =>
          window.location.reload(),
        );
        waiting.postMessage({ type: 'take-over' } satisfies PageMessage);
      },
    });
  };
  announce();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce);
  });
}

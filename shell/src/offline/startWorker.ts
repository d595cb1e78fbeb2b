import { initialLanguage, queryClient, reportError } from 'shared/runtime';
import type { PageMessage, WorkerMessage } from './messages.ts';
import { useOffline } from './offlineStore.ts';
import { tellLanguage } from './tellLanguage.ts';

/** Listens to a worker of an earlier visit, which answers from the page's first read on. */
export function listenToWorker(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => hear(data));
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
    await container.ready;
    await tellLanguage(initialLanguage());
  } catch (cause) {
    reportError({ source: 'shell', message: 'The site cannot be kept for offline use', cause });
  }
}

function hear(message: WorkerMessage): void {
  if (message.type === 'fresh') useOffline.setState({ savedAt: null });
  else {
    useOffline.setState(({ savedAt }) => ({
      savedAt: savedAt !== null && savedAt < message.at ? savedAt : message.at,
    }));
  }
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

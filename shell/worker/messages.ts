import type { PageMessage, WorkerMessage } from '../src/offline/messages.ts';
import { noteLanguage } from './language.ts';
import { isVersioned, sectionsCache } from './sections.ts';

declare const self: ServiceWorkerGlobalScope;

/** Says something to the page whose request is being answered. */
export async function tellPage(event: ExtendableEvent, message: WorkerMessage): Promise<void> {
  if (!(event instanceof FetchEvent)) return;
  const page = await self.clients.get(event.clientId);
  page?.postMessage(message);
}

export function listenToPages(): void {
  self.addEventListener('message', (event) => {
    const message: PageMessage = event.data;
    if (message.type === 'take-over') void self.skipWaiting();
    if (message.type === 'language') event.waitUntil(noteLanguage(message.language));
    if (message.type === 'keep') event.waitUntil(keep(message.urls));
  });
}

/** They are in the browser's own cache still, so this costs no traffic. */
async function keep(urls: string[]): Promise<void> {
  const cache = await caches.open(sectionsCache);
  const versioned = urls.filter((url) => isVersioned(new URL(url)));
  await Promise.allSettled(versioned.map((url) => cache.add(new Request(url, { mode: 'cors' }))));
}

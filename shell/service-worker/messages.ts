import type { PageMessage, WorkerMessage } from '../src/offline/messages.ts';
import { noteLanguage } from './language.ts';
import { cacheOf } from './sections.ts';

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

/** They are in the browser's own cache still, so this costs next to no traffic. */
async function keep(urls: string[]): Promise<void> {
  const kept = urls.map(async (address) => {
    const name = cacheOf(new URL(address));
    if (name) await (await caches.open(name)).add(new Request(address, { mode: 'cors' }));
  });
  await Promise.allSettled(kept);
}

import type { PageMessage } from '../src/offline/messages.ts';
import { cacheRead } from './data.ts';
import { storeLanguage } from './language.ts';
import { cachePage } from './pages.ts';
import { cacheNameFor, keepSections } from './sections.ts';

declare const self: ServiceWorkerGlobalScope;

export function listenToPages(): void {
  self.addEventListener('message', (event) => {
    const message: PageMessage = event.data;
    if (message.type === 'skip-waiting') void self.skipWaiting();
    if (message.type === 'language') event.waitUntil(storeLanguage(message.language));
    if (message.type === 'cache') {
      event.waitUntil(Promise.all([cachePage(message.page), addToCaches(message.urls)]));
    }
    if (message.type === 'keep-sections') event.waitUntil(keepSections(message.sections));
    if (message.type === 'read') event.waitUntil(cacheRead(message.read));
  });
}

/** The files are still in the HTTP cache, so this causes little traffic. */
async function addToCaches(urls: string[]): Promise<void> {
  const additions = urls.map(async (url) => {
    const name = cacheNameFor(new URL(url));
    if (name) await (await caches.open(name)).add(new Request(url, { mode: 'cors' }));
  });
  await Promise.allSettled(additions);
}

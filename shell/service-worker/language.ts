import { type Language, languageNamed } from 'shared/contract';

/** A worker cannot read localStorage, so the language is stored in a cache. */
const cacheName = 'language';
const key = '/language';

export async function storeLanguage(language: Language): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(key, new Response(language));
}

/** The language that was last chosen on this device, if any. */
export async function storedLanguage(): Promise<Language | undefined> {
  const cache = await caches.open(cacheName);
  return languageNamed(await (await cache.match(key))?.text());
}

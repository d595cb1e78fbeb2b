import { type Language, languages } from 'shared/contract';

/** Pages keep the language where a worker cannot read, so it has a note of its own. */
const notes = 'notes';
const key = '/language';

export async function noteLanguage(language: Language): Promise<void> {
  const cache = await caches.open(notes);
  await cache.put(key, new Response(language));
}

/** The language that was last chosen on this device; undefined before any page said so. */
export async function notedLanguage(): Promise<Language | undefined> {
  const cache = await caches.open(notes);
  const noted = await (await cache.match(key))?.text();
  return languages.find((language) => language === noted);
}

import type { Language } from 'shared/contract';
import type { PageMessage } from './messages.ts';

/** Tells the service worker, which cannot read where the choice is kept, in what language it is. */
export async function tellLanguage(language: Language): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  worker?.postMessage({ type: 'language', language } satisfies PageMessage);
}

import { useEffect } from 'react';
import { useLanguage } from 'shared/runtime';
import type { PageMessage } from './messages.ts';

/** Tells the service worker, which cannot read where the choice is kept, the language of the page. */
export function useTellLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    let changed = false;
    // Without one that is ready, as on a first visit in development, nobody is told.
    navigator.serviceWorker?.ready.then(({ active }) => {
      if (!changed) active?.postMessage({ type: 'language', language } satisfies PageMessage);
    });
    return () => {
      changed = true;
    };
  }, [language]);
}

import { useEffect } from 'react';
import { useLanguage } from 'shared/runtime';
import type { PageMessage } from './messages.ts';

/** Sends the page's language to the service worker, which cannot read localStorage. */
export function useWorkerLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    let changed = false;
    // `ready` never resolves without a worker, as in development.
    navigator.serviceWorker?.ready.then(({ active }) => {
      if (!changed) active?.postMessage({ type: 'language', language } satisfies PageMessage);
    });
    return () => {
      changed = true;
    };
  }, [language]);
}

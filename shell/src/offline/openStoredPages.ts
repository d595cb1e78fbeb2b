import { pagesCache } from './messages.ts';

/**
 * Offline, follows a link with a new document where the page's HTML is on the device: a page that the server rendered
 * has its data in it, and nowhere else.
 */
export function openStoredPages(): void {
  let stored: ReadonlySet<string> = new Set();
  const readStored = async () => {
    if (navigator.onLine) return;
    const pages = await caches.open(pagesCache);
    stored = new Set((await pages.keys()).map(({ url }) => new URL(url).pathname));
  };
  const read = () => void readStored().catch(() => undefined);
  window.addEventListener('offline', read);
  read();
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (navigator.onLine || !link || link.target !== '' || hasModifier(event)) return;
      const { origin, pathname, href } = link;
      const isOther = pathname !== window.location.pathname;
      if (origin !== window.location.origin || !isOther || !stored.has(pathname)) return;
      event.preventDefault();
      window.location.assign(href);
    },
    { capture: true },
  );
}

const hasModifier = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/runtime';
import { useTitleStore } from '../head/titleStore.ts';

/**
 * What a browser does by itself when a page is loaded, done for pages that are only drawn: the focus
 * goes to the new page's heading, and its title is announced.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const title = useTitleStore((state) => state.title);
  const first = useRef(pathname);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (pathname === first.current) return;
    first.current = '';
    setMoved(true);
    // A link to a section of the home page leads to that section's heading.
    const heading = hash ? document.getElementById(hash.slice(1))?.querySelector('h2') : null;
    const target = heading ?? document.querySelector('main h1');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {moved ? title : ''}
    </p>
  );
}

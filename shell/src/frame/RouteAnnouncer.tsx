import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissToasts, useLocation } from 'shared/runtime';
import { useTitleStore } from '../head/titleStore.ts';
import { headingAt } from './headingAt.ts';

/**
 * What a browser does by itself when a page is loaded, done for pages that are only drawn: the focus
 * goes to the new page's heading, its title is announced, and what was said in passing on the page
 * before is gone.
 */
export function RouteAnnouncer() {
  const { pathname, hash, state } = useLocation();
  const keepsPlace = state?.keepsPlace === true;
  const title = useTitleStore((state) => state.title);
  const first = useRef(pathname);
  const place = pathname + hash;
  const seen = useRef(place);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    // What a section notes in the address, such as what is being typed, is no other place; nor is what
    // was there before, when Back takes the note away.
    if (keepsPlace || place === seen.current) return;
    seen.current = place;
    if (pathname === first.current) return;
    first.current = '';
    setMoved(true);
    headingAt(hash)?.focus({ preventScroll: true });
  }, [place, pathname, hash, keepsPlace]);

  // Before the effects of the new page, which may have something to say.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page is another.
  useLayoutEffect(() => dismissToasts(), [pathname]);

  return (
    <p role="status" className="sr-only">
      {moved ? title : ''}
    </p>
  );
}

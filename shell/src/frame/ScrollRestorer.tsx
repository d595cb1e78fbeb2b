import { useLayoutEffect, useRef } from 'react';
import { attempt } from 'shared/data';
import { type Location, ScrollRestoration } from 'shared/runtime';
import { coveredPage } from 'shared/ui';

/**
 * The key of a stored scroll position. The router's key for the first entry of every load is `default`;
 * with the path and the hash, another page or section does not open at the position of the one before.
 * The entry of what covers a page has the key of that page's entry: the page may
 * grow meanwhile, and closing must not restore the position of before.
 */
function scrollKey(location: Location): string {
  const { key, pathname, hash } = coveredPage(location);
  return key === 'default' ? `${pathname}${hash} ${key}` : key;
}

/** Where the router keeps the positions. */
const storageKey = 'react-router-scroll-positions';

/**
 * Forgets where this page was when an address, a bookmark or a link of another site loads it: it starts at its
 * top. Only a reload and Back continue where the visitor was.
 */
function forgetPositionOfEarlierLoad(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
  attempt(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return;
    const { pathname, hash } = window.location;
    const others = { ...stored, [`${pathname}${hash} default`]: undefined };
    sessionStorage.setItem(storageKey, JSON.stringify(others));
  });
}

/**
 * Restores the scroll position when going back. The router also scrolls to the top when it starts, which
 * is undone for visitors who scrolled before hydration.
 */
export function ScrollRestorer() {
  const initialScrollY = useRef(0);
  return (
    <>
      <OnMount
        run={() => {
          initialScrollY.current = window.scrollY;
          forgetPositionOfEarlierLoad();
        }}
      />
      <ScrollRestoration getKey={scrollKey} />
      <OnMount
        run={() => {
          if (window.scrollY === 0) window.scrollTo(0, initialScrollY.current);
        }}
      />
    </>
  );
}

/** As a component, because effects of siblings run in order. */
function OnMount({ run }: { run: () => void }) {
  const first = useRef(run);
  useLayoutEffect(() => first.current(), []);
  return null;
}

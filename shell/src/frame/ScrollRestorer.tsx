import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'shared/runtime';

/**
 * The name under which a place on a page is remembered. The router calls the first entry of every load
 * `default`: another address, typed or linked, would open where the one before was left.
 */
function scrollPlace({ key, pathname }: { key: string; pathname: string }): string {
  return key === 'default' ? `${pathname} ${key}` : key;
}

/**
 * Where on a page its visitor is: at the top of a new one, at the old place of one left before. The
 * router also goes to the top when it starts; who has begun to read by then stays where they are.
 */
export function ScrollRestorer() {
  const reached = useRef(0);
  return (
    <>
      <AtStart
        run={() => {
          reached.current = window.scrollY;
        }}
      />
      <ScrollRestoration getKey={scrollPlace} />
      <AtStart
        run={() => {
          if (window.scrollY === 0) window.scrollTo(0, reached.current);
        }}
      />
    </>
  );
}

/** Effects of siblings run in their order. */
function AtStart({ run }: { run: () => void }) {
  const first = useRef(run);
  useLayoutEffect(() => first.current(), []);
  return null;
}

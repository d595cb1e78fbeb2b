import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissToasts, useLocation } from 'shared/runtime';
import { headingAt } from '../anchor.ts';
import { useTitleStore } from '../head/PageHead.tsx';
import { isBehindDialog } from '../isBehindDialog.ts';

/**
 * Does on client-side navigation what a browser does on page load: moves the focus to the heading,
 * announces the title, and dismisses the toasts of the page before.
 */
export function RouteAnnouncer() {
  const { pathname, hash, state } = useLocation();
  const keepsScroll = state?.keepsScroll === true;
  const title = useTitleStore((state) => state.title);
  const first = useRef(pathname);
  const target = pathname + hash;
  const announced = useRef(target);
  const [navigated, setNavigated] = useState(false);

  useEffect(() => {
    // Search parameters that a section sets while the visitor types are not a navigation.
    if (keepsScroll || target === announced.current) return;
    announced.current = target;
    if (pathname === first.current) return;
    first.current = '';
    setNavigated(true);
    // The URL changes before the new page has rendered: a dialog may have been opened meanwhile.
    if (!isBehindDialog()) headingAt(hash)?.focus({ preventScroll: true });
  }, [target, pathname, hash, keepsScroll]);

  // A layout effect, so that toasts from effects of the new page stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation.
  useLayoutEffect(() => dismissToasts(), [pathname]);

  return (
    <p role="status" className="sr-only">
      {navigated ? title : ''}
    </p>
  );
}

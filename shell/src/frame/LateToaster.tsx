import { type ComponentType, useEffect, useState } from 'react';
import { reportError, useWaitingToasts } from 'shared/runtime';
import { usePageIdle } from '../boot/usePageIdle.ts';
import { usePlacesLoading } from '../federation/placesLoading.ts';

/** How long until code that did not come is asked for again, in milliseconds. */
const retryAfter = 10_000;

/**
 * The place for toasts. Its code is a twelfth of what a page would start with, so it comes when nothing
 * else is on its way, or when something is said; what is said before waits for it.
 */
export function LateToaster() {
  const isIdle = usePageIdle();
  const isCalm = usePlacesLoading(({ count }) => count === 0);
  const hasSomething = useWaitingToasts(({ waiting = [] }) => waiting.length > 0);
  const [Toaster, setToaster] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(0);
  const isMissing = !Toaster && (hasSomething || (isIdle && isCalm));
  useEffect(() => {
    if (!isMissing) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    import(/* webpackChunkName: "toaster" */ './toaster.ts').then(
      (loaded) => setToaster(() => loaded.Toaster),
      (cause: unknown) => {
        if (attempt === 0) {
          reportError({ source: 'shell', message: 'The place for toasts did not load', cause });
        }
        if (isOver) return;
        retry = setTimeout(() => setAttempt(attempt + 1), retryAfter);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(retry);
    };
  }, [isMissing, attempt]);
  return Toaster ? <Toaster /> : null;
}

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { reportError, usePendingToasts } from 'shared/runtime';
import { usePageIdle } from '../boot/usePageIdle.ts';
import { usePlacesLoading } from '../federation/loadingSlots.ts';
import { onReconnect } from '../offline/onReconnect.ts';

/** How long until code that did not come is asked for again, in milliseconds. */
const retryAfter = 10_000;

/**
 * The place for toasts. Its code is a twelfth of what a page would start with, so it comes when nothing
 * else is on its way, or when something is said; what is said before waits for it.
 */
export function LazyToaster() {
  const isIdle = usePageIdle();
  const isCalm = usePlacesLoading(({ count }) => count === 0);
  const hasSomething = usePendingToasts(({ waiting = [] }) => waiting.length > 0);
  const [Toaster, setToaster] = useState<ComponentType>();
  const isReported = useRef(false);
  const isMissing = !Toaster && (hasSomething || (isIdle && isCalm));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said while one waits to ask again asks at once.
  useEffect(() => {
    if (!isMissing) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = () => {
      import(/* webpackChunkName: "toaster" */ './toaster.ts').then(
        (loaded) => setToaster(() => loaded.Toaster),
        (cause: unknown) => {
          const message = 'The place for toasts did not load';
          if (!isReported.current) reportError({ source: 'shell', message, cause });
          isReported.current = true;
          clearTimeout(retry);
          if (!isOver) retry = setTimeout(ask, retryAfter);
        },
      );
    };
    ask();
    const stop = onReconnect(ask);
    return () => {
      isOver = true;
      clearTimeout(retry);
      stop();
    };
  }, [isMissing, hasSomething]);
  return Toaster ? <Toaster /> : null;
}

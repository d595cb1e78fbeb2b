import { useEffect } from 'react';
import { usePendingToasts } from 'shared/runtime';
import { lazyModule, useLazyModule } from 'shared/ui';
import { useLoadingSlots } from '../federation/loadingSlots.ts';
import { useShouldLoad } from '../loading/useShouldLoad.ts';
import { onReconnect } from '../offline/onReconnect.ts';

const retryDelayMs = 10_000;
const toaster = lazyModule(() => import(/* webpackChunkName: "toaster" */ './toaster.ts'));

/**
 * The toaster. Its code is a twelfth of a page's first scripts, so it loads when the page is idle and
 * no section is loading, or when a toast is pending. Pending toasts are shown once it is attached.
 */
export function LazyToaster() {
  const isIdle = useShouldLoad('idle');
  const noSlotLoads = useLoadingSlots(({ count }) => count === 0);
  const hasPending = usePendingToasts(({ pending = [] }) => pending.length > 0);
  const isNeeded = hasPending || (isIdle && noSlotLoads);
  const state = useLazyModule(toaster, {
    when: isNeeded,
    source: 'shell',
    message: 'The toaster did not load',
  });
  const isMissing = isNeeded && state.status !== 'ready';
  const shouldRetry = isNeeded && state.status === 'failed';

  // Only the first failure is reported: these attempts are preloads.
  useEffect(() => {
    if (!shouldRetry) return;
    const timer = setTimeout(toaster.preload, retryDelayMs);
    return () => clearTimeout(timer);
  }, [shouldRetry]);
  useEffect(() => (isMissing ? onReconnect(toaster.preload) : undefined), [isMissing]);
  useEffect(() => {
    if (hasPending) toaster.preload();
  }, [hasPending]);

  return state.status === 'ready' ? <state.module.Toaster /> : null;
}

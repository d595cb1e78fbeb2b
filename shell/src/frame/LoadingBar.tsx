import { useIsFetching } from 'shared/runtime';
import { useIsHydrated } from '../boot/useIsHydrated.ts';
import { useLoadingSlots } from '../federation/loadingSlots.ts';

/**
 * A line across the top while the page, or what it shows, takes longer than 150 ms. The delay is the
 * animation's own, so a quick page shows nothing at all.
 */
export function LoadingBar() {
  const places = useLoadingSlots((state) => state.count);
  const prefetch = useIsFetching({ predicate: (query) => query.state.data === undefined });
  // The page's HTML shows none, and the first reads begin before React has taken it over.
  if (!useIsHydrated() || places + prefetch === 0) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      <div className="h-full origin-left animate-loading bg-brand" />
    </div>
  );
}

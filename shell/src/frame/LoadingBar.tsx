import { useIsFetching } from 'shared/runtime';
import { useLoadingSlots } from '../federation/loadingSlots.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';

/** A progress line at the top while anything loads. The animation starts after 150 ms, so that fast pages show nothing. */
export function LoadingBar() {
  const slots = useLoadingSlots((state) => state.count);
  const queries = useIsFetching({ predicate: (query) => query.state.data === undefined });
  // Requests start before hydration, but the prerendered HTML has no bar.
  if (!useIsHydrated() || slots + queries === 0) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      <div className="h-full origin-left animate-loading bg-brand" />
    </div>
  );
}

import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server and while hydrating. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the page is at least as wide as a breakpoint of `shared/styles/theme.css`. */
export function useIsAtLeast(breakpoint: 'sm' | 'md' | 'lg' | 'xl'): boolean {
  const width = useMemo(() => tokenOf(`--breakpoint-${breakpoint}`), [breakpoint]);
  return useMedia(`(min-width: ${width})`);
}

/** The shell ships every token as a custom property of the page. */
function tokenOf(name: string): string {
  if (typeof document === 'undefined') return '';
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

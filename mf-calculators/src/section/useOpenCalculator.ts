import { useCallback } from 'react';
import { useLocation, useNavigate } from 'shared/runtime';

const parameter = 'calcolatore';
/** The section's anchor: with it, a shared address brings the section into view and loads it. */
const anchor = '#calcolatori';

/** Whether this page opened the dialog, so that closing it is one step back. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/**
 * Which calculator is open is said by the address (`/?calcolatore=graduation#calcolatori`): it can
 * be linked, and the browser's back button closes it.
 */
export function useOpenCalculator() {
  const { search, state, pathname } = useLocation();
  const navigate = useNavigate();
  const type = new URLSearchParams(search).get(parameter);

  const open = useCallback(
    (next: string) => {
      const query = new URLSearchParams(search);
      query.set(parameter, next);
      void navigate(
        { pathname, search: `?${query}`, hash: anchor },
        { state: { openedHere: true }, preventScrollReset: true },
      );
    },
    [navigate, pathname, search],
  );

  const close = useCallback(() => {
    if (wasOpenedHere(state)) return void navigate(-1);
    const query = new URLSearchParams(search);
    query.delete(parameter);
    void navigate(
      { pathname, search: query.size > 0 ? `?${query}` : '', hash: anchor },
      { replace: true, preventScrollReset: true },
    );
  }, [navigate, pathname, search, state]);

  return { type, open, close };
}

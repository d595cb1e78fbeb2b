import { useCallback } from 'react';
import type { PageAddress } from 'shared/contract';
import { useLocation, useNavigate } from 'shared/runtime';

const parameter = 'calcolatore';
/** The section's anchor: with it, a shared address brings the section into view and loads it. */
const anchor = '#calcolatori';

/** The calculator that an address asks for, as it says it; null when it asks for none. */
export function calculatorAt({ search }: PageAddress): string | null {
  return new URLSearchParams(search).get(parameter);
}

/** Whether this page opened the dialog, so that closing it is one step back. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/**
 * Which calculator is open is said by the address (`/?calcolatore=graduation#calcolatori`): it can
 * be linked, and the browser's back button closes it.
 */
export function useOpenCalculator() {
  const location = useLocation();
  const { search, state, pathname } = location;
  const navigate = useNavigate();
  const type = calculatorAt(location);

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

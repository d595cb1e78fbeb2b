import { useCallback } from 'react';
import type { PageLocation } from 'shared/contract';
import { useLocation, useNavigate } from 'shared/runtime';
import { covering } from 'shared/ui';
import { calculatorParam, destinationParam, sectionAnchor } from '../calculators.ts';

/** The calculator type that a URL names, which may not exist; null when it names none. */
export function calculatorAt({ search }: PageLocation): string | null {
  return new URLSearchParams(search).get(calculatorParam);
}

/** Whether this page opened the dialog, so that closing it is one step back in history. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/**
 * The URL says which calculator is open (`/?calcolatore=graduation#calcolatori`), so it can be
 * linked and the browser's back button closes it.
 */
export function useOpenCalculator() {
  const location = useLocation();
  const { search, state, pathname } = location;
  const navigate = useNavigate();
  const type = calculatorAt(location);

  const open = useCallback(
    (next: string) => {
      const query = new URLSearchParams(location.search);
      query.set(calculatorParam, next);
      query.delete(destinationParam);
      void navigate(
        { pathname: location.pathname, search: `?${query}`, hash: sectionAnchor },
        { state: { openedHere: true, ...covering(location) }, preventScrollReset: true },
      );
    },
    [navigate, location],
  );

  const close = useCallback(() => {
    if (wasOpenedHere(state)) return void navigate(-1);
    const query = new URLSearchParams(search);
    query.delete(calculatorParam);
    query.delete(destinationParam);
    void navigate(
      { pathname, search: [...query].length > 0 ? `?${query}` : '', hash: sectionAnchor },
      { replace: true, preventScrollReset: true },
    );
  }, [navigate, pathname, search, state]);

  return { type, open, close };
}

import { useLocation, useNavigate } from 'shared/runtime';
import { covering } from 'shared/ui';
import {
  calculatorAt,
  calculatorParam,
  destinationParam,
  sectionAnchor,
} from '../calculatorTypes.ts';

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
  const navigate = useNavigate();
  const { pathname, state } = location;
  const preventScrollReset = true;

  /** This page with another calculator open, or none. */
  function urlWith(type: string | null) {
    const query = new URLSearchParams(location.search);
    query.delete(destinationParam);
    if (type === null) query.delete(calculatorParam);
    else query.set(calculatorParam, type);
    return { pathname, search: [...query].length > 0 ? `?${query}` : '', hash: sectionAnchor };
  }

  return {
    type: calculatorAt(location),
    open: (type: string) =>
      void navigate(urlWith(type), {
        state: { openedHere: true, ...covering(location) },
        preventScrollReset,
      }),
    close: () =>
      wasOpenedHere(state)
        ? void navigate(-1)
        : void navigate(urlWith(null), { replace: true, preventScrollReset }),
  };
}

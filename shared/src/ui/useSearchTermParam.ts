import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'shared/runtime';
import { useUpdateSearchParams } from './useUpdateSearchParams.ts';

const debounceMs = 250;

interface TermOptions {
  /** The search term for the typed text; by default, the trimmed text. */
  termOf?: (typed: string) => string;
  /** Changes other parameters when the term changes. */
  alsoChange?: (params: URLSearchParams) => void;
  /** The field's section on a page with several, see `useUpdateSearchParams`. */
  anchor?: string | undefined;
}

interface TermInAddress {
  typed: string;
  setTyped: (typed: string) => void;
  /** The term in the URL, which follows `typed` after the debounce. */
  inAddress: string;
  /** Clears the field and changes other parameters, in one history entry or by replacing the current one. */
  leaveSearch: (change: (params: URLSearchParams) => void, history: { replace: boolean }) => void;
}

const trimmed = (typed: string) => typed.trim();

/**
 * The text of a filter field, synchronised with `?q=`, so that a reload, Back and a shared link restore it.
 * Typing replaces the history entry.
 *
 * @param options Its functions have a stable identity.
 */
export function useSearchTermParam({
  termOf = trimmed,
  alsoChange,
  anchor,
}: TermOptions = {}): TermInAddress {
  const [params] = useSearchParams();
  const changeParams = useUpdateSearchParams();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  /** The last written term, which the router may not have rendered yet. */
  const latest = useRef(inAddress);
  /** Written terms that are not rendered yet; a slow page renders them after more typing. */
  const unrendered = useRef<string[]>([]);

  const write = useCallback(
    (term: string, replace: boolean, change?: (params: URLSearchParams) => void) => {
      latest.current = term;
      unrendered.current.push(term);
      void changeParams(
        (next) => {
          if (term === '') next.delete('q');
          else next.set('q', term);
          alsoChange?.(next);
          change?.(next);
        },
        { replace, anchor },
      );
    },
    [changeParams, alsoChange, anchor],
  );

  useEffect(() => {
    const own = unrendered.current.indexOf(inAddress);
    unrendered.current.splice(0, own + 1);
    if (own !== -1 || inAddress === latest.current) return;
    // The URL was changed by a link or by Back.
    latest.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  useEffect(() => {
    const term = termOf(typed);
    if (term === termOf(latest.current)) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // A link may have been followed to a page whose code is still loading.
      if (window.location.pathname === pathname) write(term, true);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, termOf, write]);

  const leaveSearch = useCallback<TermInAddress['leaveSearch']>(
    (change, { replace }) => {
      setTyped('');
      write('', replace, change);
    },
    [write],
  );
  return { typed, setTyped, inAddress, leaveSearch };
}

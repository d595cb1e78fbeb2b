import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'shared/runtime';
import { useUpdateSearchParams } from './useUpdateSearchParams.ts';

/** How long typing must rest before the address follows, in milliseconds. */
const rest = 250;

interface TermOptions {
  /** What is really searched of what was typed; by default, all but the space around it. */
  termOf?: (typed: string) => string;
  /** What else the address must stop saying when another term is searched. */
  alsoChange?: (params: URLSearchParams) => void;
}

interface TermInAddress {
  typed: string;
  setTyped: (typed: string) => void;
  /** What the address says now: it follows what is typed after a rest. */
  inAddress: string;
  /** Empties the field and changes what else the address says, in one step of the history or in none. */
  leaveSearch: (change: (params: URLSearchParams) => void, history: { replace: boolean }) => void;
}

const trimmed = (typed: string) => typed.trim();

/**
 * What is typed into the field that filters a page, kept in the address as `?q=`: a reload, the back
 * button and a shared link find it again. Typing replaces the entry in the history, it adds none.
 *
 * @param options Functions that are the same at every render.
 */
export function useSearchTermParam({
  termOf = trimmed,
  alsoChange,
}: TermOptions = {}): TermInAddress {
  const [params] = useSearchParams();
  const changeParams = useUpdateSearchParams();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  /** What the address says, or will say once the router has rendered what was written. */
  const latest = useRef(inAddress);
  /** What was written and has not been rendered yet: a slow page renders it after more typing. */
  const underWay = useRef<string[]>([]);

  const write = useCallback(
    (term: string, replace: boolean, change?: (params: URLSearchParams) => void) => {
      latest.current = term;
      underWay.current.push(term);
      void changeParams(
        (next) => {
          if (term === '') next.delete('q');
          else next.set('q', term);
          alsoChange?.(next);
          change?.(next);
        },
        { replace },
      );
    },
    [changeParams, alsoChange],
  );

  useEffect(() => {
    const own = underWay.current.indexOf(inAddress);
    underWay.current.splice(0, own + 1);
    if (own !== -1 || inAddress === latest.current) return;
    // Somebody else changed the address: a link, or the back button.
    latest.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  useEffect(() => {
    const term = termOf(typed);
    if (term === termOf(latest.current)) return;
    const timer = setTimeout(() => write(term, true), rest);
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

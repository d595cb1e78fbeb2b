import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'shared/runtime';

/** How long typing must rest before the address follows, in milliseconds. */
const rest = 250;

interface TermInAddress {
  typed: string;
  setTyped: (typed: string) => void;
  /**
   * Leaves the search for another place of the page, as one step of the history: the back button
   * leads to the search again.
   */
  leaveSearch: (change: (params: URLSearchParams) => void) => void;
}

/**
 * What is typed into the field that filters a page, kept in the address as `?q=`: a reload, the back
 * button and a shared link find it again. Typing replaces the entry in the history, it adds none.
 */
export function useTermInAddress(): TermInAddress {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  /** What the address says, or will say once the router has rendered what was written. */
  const latest = useRef(inAddress);
  /** What was written and has not been rendered yet: a slow page renders it after more typing. */
  const underWay = useRef<string[]>([]);

  const write = useCallback(
    (term: string, change: (params: URLSearchParams) => void, replace: boolean) => {
      latest.current = term;
      underWay.current.push(term);
      // Not the rendered parameters, which may be behind: they would undo what was just written.
      const next = new URLSearchParams(window.location.search);
      if (term === '') next.delete('q');
      else next.set('q', term);
      change(next);
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
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
    const term = typed.trim();
    if (term === latest.current.trim()) return;
    const timer = setTimeout(() => write(term, () => {}, true), rest);
    return () => clearTimeout(timer);
  }, [typed, write]);

  const leaveSearch = useCallback(
    (change: (params: URLSearchParams) => void) => {
      setTyped('');
      write('', change, false);
    },
    [write],
  );
  return { typed, setTyped, leaveSearch };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'shared/runtime';
import { useChangeParams } from '../address/useChangeParams.ts';
import { leavePreview } from '../preview/previewAddress.ts';
import { searchTerm } from './literalPattern.ts';

/** How long typing must rest before it counts, in milliseconds. */
const rest = 250;

/**
 * What is typed into a search field, kept in the address as `?q=` so that a reload, the back button
 * and a shared link find it again. Typing replaces the entry in the history, it adds none.
 */
export function useTypedTerm() {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  /** What the address says, or will say once the router has rendered what was written. */
  const latest = useRef(inAddress);
  /** What was written and has not been rendered yet: a slow page renders it after more typing. */
  const underWay = useRef<string[]>([]);

  const write = useCallback(
    (term: string, change?: (params: URLSearchParams) => void) => {
      latest.current = term;
      underWay.current.push(term);
      void changeParams(
        (next) => {
          if (term === '') next.delete('q');
          else next.set('q', term);
          leavePreview(next);
          change?.(next);
        },
        { replace: true },
      );
    },
    [changeParams],
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
    const term = searchTerm(typed);
    if (term === searchTerm(latest.current)) return;
    const timer = setTimeout(() => write(term), rest);
    return () => clearTimeout(timer);
  }, [typed, write]);

  const isBlank = searchTerm(typed) === '';
  return {
    typed,
    setTyped,
    /** What is searched: what was typed, once it rested. An emptied field counts at once. */
    term: isBlank ? '' : searchTerm(inAddress),
    /** Whether something else was typed than what is being searched. */
    isTyping: !isBlank && searchTerm(typed) !== searchTerm(inAddress),
    /** Empties the field and changes what else the address says, in one step. */
    leaveSearch: (change: (params: URLSearchParams) => void) => {
      setTyped('');
      write('', change);
    },
  };
}

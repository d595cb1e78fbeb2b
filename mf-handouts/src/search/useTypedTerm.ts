import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'shared/runtime';
import { searchTerm } from './literalPattern.ts';

/** How long typing must rest before it counts, in milliseconds. */
const rest = 250;

/**
 * What is typed into a search field, kept in the address as `?q=` so that a reload, the back button
 * and a shared link find it again. Typing replaces the entry in the history, it adds none.
 */
export function useTypedTerm() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    if (inAddress === written.current) return;
    // Somebody else changed the address: a link, or the back button.
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  useEffect(() => {
    const term = searchTerm(typed);
    if (term === searchTerm(written.current)) return;
    const timer = setTimeout(() => {
      written.current = term;
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (term === '') next.delete('q');
          else next.set('q', term);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  const isBlank = searchTerm(typed) === '';
  return {
    typed,
    setTyped,
    /** What is searched: what was typed, once it rested. An emptied field counts at once. */
    term: isBlank ? '' : searchTerm(inAddress),
    /** Whether something else was typed than what is being searched. */
    isTyping: !isBlank && searchTerm(typed) !== searchTerm(inAddress),
  };
}

import { useEffect, useState } from 'react';
import { useQuery } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { textsOf } from './queries.ts';

/** How long typing must rest before the backend is asked, in milliseconds. */
const rest = 250;

/** Fewer letters stand on every page. */
const shortestTerm = 3;

/**
 * What stands inside the PDFs for what was typed: asked once typing rests, and never an answer to
 * something else than what the field says now.
 */
export function useTexts(typed: string) {
  const [rested, setRested] = useState('');
  const words = queryTerms(typed);
  const term = words.join(' ').length < shortestTerm ? '' : typed.replaceAll('\0', '').trim();
  useEffect(() => {
    const timer = setTimeout(() => setRested(term), rest);
    return () => clearTimeout(timer);
  }, [term]);
  const isAsked = term !== '' && rested === term;
  const { data, error, isPending } = useQuery({ ...textsOf(term), enabled: isAsked });
  return {
    texts: isAsked ? data : undefined,
    error: isAsked ? error : null,
    isSearching: term !== '' && (!isAsked || isPending),
  };
}

import { useEffect, useState } from 'react';
import { useLanguage, useQueries, useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { searchGroups } from '../composition.ts';
import { loadEntries } from './loadEntries.ts';
import { usePageEntries } from './pageEntries.ts';
import type { EntryGroup } from './results.ts';

/** How long typing must pause before the backend is searched. */
const pauseMs = 250;

/** How long entries are reused before their section is asked again; it caches its own reads. */
const staleTime = 60_000;

/** Shorter terms are contained in nearly everything. */
const shortestTerm = 3;

/** Everything that can be found, and what is missing (yet). */
export interface SearchGroups {
  groups: readonly EntryGroup[];
  /** Whether some names are being loaded. */
  isLoading: boolean;
  /** Whether the backend is searching for the term. */
  isSearching: boolean;
  /** One message for each group that could not be loaded. */
  failures: readonly string[];
}

/** Loads the entries that the sections offer to the palette. A failure costs only its own group. */
export function useSearchGroups(typed: string): SearchGroups {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const pages = usePageEntries();
  const term = searchTerm(typed);
  const settledTerm = useSettled(term);
  const reads = useQueries({
    queries: searchGroups.map((place) => ({
      queryKey: ['search', place.remote, place.group, language, place.byTerm ? settledTerm : ''],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        loadEntries(place, { language, term: settledTerm, signal }),
      enabled: !place.byTerm || settledTerm !== '',
      staleTime,
      // The section's own reads are retried already.
      retry: false,
    })),
  });
  const states = searchGroups.flatMap((place, index) => {
    const read = reads[index];
    // Results of an earlier term must not stand under the current one.
    return read && !(place.byTerm && settledTerm !== term) ? [{ place, read }] : [];
  });
  return {
    groups: [
      { name: 'pages', heading: t('pages'), entries: pages, suggested: true },
      ...states.flatMap(({ place, read: { data } }) =>
        data ? [{ ...data, name: `${place.remote}/${place.group}`, ...place }] : [],
      ),
    ],
    isLoading: states.some(({ place, read }) => !place.byTerm && read.isPending),
    isSearching:
      term !== '' &&
      (settledTerm !== term || states.some(({ place, read }) => place.byTerm && read.isPending)),
    // Groups of one section that is down share their message.
    failures: [
      ...new Set(
        states.flatMap(({ read }) =>
          read.error && read.data === undefined ? [read.error.message] : [],
        ),
      ),
    ],
  };
}

/** What the backend is asked for; empty when too little was typed. */
function searchTerm(typed: string): string {
  return queryTerms(typed).join(' ').length < shortestTerm ? '' : typed.replaceAll('\0', '').trim();
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

import { useLanguage, useQueries, useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { searchGroups, sectionTitles } from '../composition.ts';
import { loadEntries } from './loadEntries.ts';
import { usePageEntries } from './pageEntries.ts';
import type { EntryGroup } from './results.ts';
import { useDebouncedText } from './useDebouncedText.ts';

/** How long typing must pause before the backend is searched. */
const pauseMs = 250;

/** How long a group's entries are reused; its section caches its own reads. */
const staleTime = 60_000;

/** Shorter terms are contained in nearly everything. */
const shortestTerm = 3;

/** Everything that can be found, and what is missing (yet). */
export interface SearchGroups {
  groups: readonly EntryGroup[];
  /** Whether a group of names is loading: a better one may follow. */
  isLoading: boolean;
  /** The titles of the sections that have not answered yet. */
  pending: readonly string[];
  /** What is missing, each cause once. */
  failures: readonly string[];
}

/** Loads the entries that the sections offer to the palette. A failure costs only its own group. */
export function useSearchGroups(typed: string): SearchGroups {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const pages = usePageEntries();
  const term = searchTerm(typed);
  const settledTerm = useDebouncedText(term, pauseMs);
  const reads = useQueries({
    queries: searchGroups.map((source) => ({
      queryKey: [
        source.remote,
        'palette',
        source.group,
        language,
        source.byTerm ? settledTerm : '',
      ],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        loadEntries(source, { language, term: settledTerm, signal }),
      enabled: !source.byTerm || settledTerm !== '',
      staleTime,
      // The section's own reads are retried already.
      retry: false,
    })),
  });
  const states = searchGroups.flatMap((source, index) => {
    const read = reads[index];
    if (!read) return [];
    // Results of an earlier term must not be shown for the current one.
    const isStale = source.byTerm && settledTerm !== term;
    const isWanted = !source.byTerm || term !== '';
    return {
      source,
      isPending: isWanted && (isStale || read.isPending),
      data: isStale ? undefined : read.data,
      error: isStale ? null : read.error,
    };
  });
  /** One cause is said once, also when it is that of every section. */
  const failures = (failed: typeof states) => {
    const messages = unique(failed.flatMap(({ error }) => error?.message ?? []));
    if (messages.length <= 1) return messages;
    const sections = unique(failed.map(({ source }) => sectionTitles[source.remote][language]));
    return [t(navigator.onLine ? 'unavailable' : 'offline', { sections, count: sections.length })];
  };
  const pending = states.filter(({ isPending }) => isPending).map(({ source }) => source);
  return {
    groups: [
      { name: 'pages', heading: t('pages'), entries: pages, suggested: true },
      ...states.flatMap(({ source, data }) =>
        data ? { ...data, name: `${source.remote}/${source.group}`, ...source } : [],
      ),
    ],
    isLoading: pending.some(({ byTerm }) => byTerm !== 'texts'),
    pending: unique(pending.map(({ remote }) => sectionTitles[remote][language])),
    failures: failures(states.filter(({ error, data }) => error && data === undefined)),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** The term that the backend searches for; empty when too little was typed. */
function searchTerm(typed: string): string {
  return queryTerms(typed).join(' ').length < shortestTerm ? '' : typed.replaceAll('\0', '').trim();
}

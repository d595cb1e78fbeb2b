import { useEffect } from 'react';
import { reportError, useQuery } from 'shared/runtime';
import type { GroupName } from './entry.ts';
import { courses, events, guides, questions, representatives } from './queries.ts';
import type { Entries } from './results.ts';
import {
  useCourseEntries,
  useEventEntries,
  useFixedEntries,
  useGuideEntries,
  useQuestionEntries,
  useRepresentativeEntries,
  useTextEntries,
} from './useEntries.ts';
import { useTexts } from './useTexts.ts';

/** The groups that are read from the backend. */
export type ReadGroupName = Exclude<GroupName, 'pages' | 'calculators'>;

/** All that can be found, and what is not there (yet). */
export interface Groups {
  entries: Entries;
  /** Whether some names are on their way. */
  loading: boolean;
  /** Whether the text of the PDFs is being searched. */
  isSearching: boolean;
  failed: readonly ReadGroupName[];
}

/** Reads what can be found. A read that fails costs only its own group. */
export function useGroups(typed: string): Groups {
  const reads = {
    courses: useQuery(courses),
    guides: useQuery(guides),
    questions: useQuery(questions),
    representatives: useQuery(representatives),
    events: useQuery(events),
  };
  const { texts, error, isSearching } = useTexts(typed);
  useReport('courses', reads.courses.error);
  useReport('guides', reads.guides.error);
  useReport('questions', reads.questions.error);
  useReport('representatives', reads.representatives.error);
  useReport('events', reads.events.error);
  useReport('texts', error);
  const names = ['courses', 'guides', 'questions', 'representatives', 'events'] as const;
  const failed: ReadGroupName[] = names.filter(
    (name) => reads[name].isError && reads[name].data === undefined,
  );
  return {
    entries: {
      ...useFixedEntries(),
      courses: useCourseEntries(reads.courses.data),
      guides: useGuideEntries(reads.guides.data),
      questions: useQuestionEntries(reads.questions.data),
      representatives: useRepresentativeEntries(reads.representatives.data),
      events: useEventEntries(reads.events.data),
      texts: useTextEntries(texts),
    },
    loading: names.some((name) => reads[name].isPending),
    isSearching,
    failed: error && !texts ? [...failed, 'texts'] : failed,
  };
}

function useReport(name: ReadGroupName, error: Error | null): void {
  useEffect(() => {
    if (!error) return;
    reportError({ source: 'shell', message: `The search is without its ${name}`, cause: error });
  }, [name, error]);
}

import { useEffect } from 'react';
import { reportError, useQuery } from 'shared/runtime';
import type { Entry, GroupName } from './entry.ts';
import { courses, events, guides, representatives } from './queries.ts';
import {
  useCourseEntries,
  useEventEntries,
  useFixedEntries,
  useGuideEntries,
  useRepresentativeEntries,
} from './useEntries.ts';

/** The groups that are read from the backend. */
export type ReadGroupName = Exclude<GroupName, 'pages' | 'calculators'>;

/** All that can be found, and what is not there (yet). */
export interface Groups {
  entries: Readonly<Record<GroupName, readonly Entry[]>>;
  loading: boolean;
  failed: readonly ReadGroupName[];
}

/** Reads what can be found. A read that fails costs only its own group. */
export function useGroups(): Groups {
  const reads = {
    courses: useQuery(courses),
    guides: useQuery(guides),
    representatives: useQuery(representatives),
    events: useQuery(events),
  };
  useReport('courses', reads.courses.error);
  useReport('guides', reads.guides.error);
  useReport('representatives', reads.representatives.error);
  useReport('events', reads.events.error);
  const names = ['courses', 'guides', 'representatives', 'events'] as const;
  return {
    entries: {
      ...useFixedEntries(),
      courses: useCourseEntries(reads.courses.data),
      guides: useGuideEntries(reads.guides.data),
      representatives: useRepresentativeEntries(reads.representatives.data),
      events: useEventEntries(reads.events.data),
    },
    loading: names.some((name) => reads[name].isPending),
    failed: names.filter((name) => reads[name].isError && reads[name].data === undefined),
  };
}

function useReport(name: ReadGroupName, error: Error | null): void {
  useEffect(() => {
    if (!error) return;
    reportError({ source: 'shell', message: `The search is without its ${name}`, cause: error });
  }, [name, error]);
}

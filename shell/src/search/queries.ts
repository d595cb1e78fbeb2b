import { readAllRows } from 'shared/rows';
import { queryOptions, supabase } from 'shared/runtime';
import { coursesOf, yearsInTable } from './entries/courses.ts';
import { filledCategories } from './entries/guides.ts';
import { peopleOf } from './entries/people.ts';

/** Names change a few times a week, and the search is opened again and again. */
const staleTime = 15 * 60_000;

/** The courses of every undergraduate year. */
export const courses = queryOptions({
  queryKey: ['search', 'courses'],
  staleTime,
  queryFn: async ({ signal }) =>
    coursesOf(
      await readAllRows((from, to) =>
        supabase()
          .from('handouts')
          .select('year,subject,filename')
          .in('year', yearsInTable)
          .order('year')
          .order('subject')
          .order('filename')
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false),
      ),
    ),
});

/** The categories that have guides, with the guides' titles. */
export const guides = queryOptions({
  queryKey: ['search', 'guides'],
  staleTime,
  queryFn: async ({ signal }) =>
    filledCategories(
      await readAllRows((from, to) =>
        supabase()
          .from('guides')
          .select('category,title')
          .eq('is_active', true)
          .order('order_index')
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false),
      ),
    ),
});

/** Everybody in the directory. */
export const representatives = queryOptions({
  queryKey: ['search', 'representatives'],
  staleTime,
  queryFn: async ({ signal }) =>
    peopleOf(
      await readAllRows((from, to) =>
        supabase()
          .from('representatives')
          .select('*')
          .order('section')
          .order('name')
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false),
      ),
    ),
});

/** All events; which of them are still to come changes while they are kept. */
export const events = queryOptions({
  queryKey: ['search', 'events'],
  staleTime,
  queryFn: async ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('events')
        .select(
          'id, title, description, event_type, start_date, location, registration_link, status',
        )
        .order('start_date')
        .order('id')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
});

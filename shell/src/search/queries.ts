import { readAllRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';
import { coursesOf, yearsInTable } from './entries/courses.ts';
import { filledCategories } from './entries/guides.ts';
import { peopleOf } from './entries/people.ts';
import { questionsOf } from './entries/questions.ts';
import { textMatchesOf } from './entries/texts.ts';

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
          .select('category,title,description')
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

/** What the backend answers where an installation has no such table or function. */
const unknownThere = new Set(['PGRST202', 'PGRST205', '42P01']);

/** The questions that students ask every year; an installation without them has none. */
export const questions = queryOptions({
  queryKey: ['search', 'questions'],
  staleTime,
  queryFn: async ({ signal }) => {
    const { data, error } = await supabase()
      .from('faq')
      .select('id,question,answer,question_en,answer_en,keywords,url,section')
      .eq('is_active', true)
      .order('order_index')
      .order('id')
      .limit(1000)
      .abortSignal(signal)
      .retry(false);
    if (error && !unknownThere.has(error.code)) throw new Error(error.message, { cause: error });
    return questionsOf(data ?? []);
  },
});

/** How many files are answered: the handouts' own search shows more. */
const mostTexts = 4;

/**
 * The handouts in whose PDFs a term's words stand. Asked with GET, so that it can be kept like any
 * other read.
 */
export const textsOf = (term: string) =>
  queryOptions({
    queryKey: ['search', 'texts', term],
    staleTime,
    queryFn: async ({ signal }) => {
      const { data, error } = await supabase()
        .rpc('search_handout_texts', { term, at_most: mostTexts }, { get: true })
        .abortSignal(signal)
        .retry(false);
      if (error && !unknownThere.has(error.code)) throw new Error(error.message, { cause: error });
      return textMatchesOf(data ?? []);
    },
  });

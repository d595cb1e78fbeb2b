import { quotedList, readAllRows } from 'shared/data';
import { queryOptions, siteConfig, supabase } from 'shared/runtime';
import { clmgDestinations, clmgPlan } from './reading/clmgRows.ts';
import { mscDestinations, ugDestinations } from './reading/destinationRows.ts';
import { type Course, distinctCourses, planExams } from './reading/planRows.ts';
import { restRows } from './reading/restRows.ts';

/** Plans and past scores change once a call: what was read serves for the whole visit. */
const staleTime = 60 * 60_000;

/** The three tables that list the exams of each course. */
export type PlanTable = 'course_subjects' | 'cours-subject_MS_exchange' | 'course_subjects_UG';

/**
 * What is read of an exam. The specification (section 3) gives an `id` to one of the tables; the others
 * come from sheets and may have none. Their rows are sorted by all that is read of them, so that rows
 * which compare equal are equal, on whichever page they come.
 */
const examColumns = {
  course_subjects: { read: 'id, subject, cfu', lastKey: 'id' },
  'cours-subject_MS_exchange': { read: 'subject, cfu', lastKey: 'cfu' },
  course_subjects_UG: { read: 'subject, cfu', lastKey: 'cfu' },
} as const;

/** The courses that a plan table knows, each once. */
export const coursesIn = (table: PlanTable) =>
  queryOptions({
    queryKey: ['calculators', table, 'courses'],
    staleTime,
    queryFn: async ({ signal }) =>
      distinctCourses(
        await readAllRows((from, to) =>
          supabase()
            .from(table)
            .select('course')
            .order('course')
            .range(from, to)
            .abortSignal(signal)
            .retry(false),
        ),
      ),
  });

/** The exams of one course, by subject. */
export const examsOf = (table: PlanTable, course: Course) =>
  queryOptions({
    queryKey: ['calculators', table, 'exams', ...course.spellings],
    staleTime,
    queryFn: async ({ signal }) => {
      const { read, lastKey } = examColumns[table];
      const rows = await readAllRows((from, to) => {
        const all = supabase().from(table).select(read);
        const [only, ...others] = course.spellings;
        const ofCourse =
          only !== undefined && others.length === 0
            ? all.eq('course', only)
            : all.filter('course', 'in', quotedList(course.spellings));
        return ofCourse
          .order('subject')
          .order(lastKey)
          .range(from, to)
          .abortSignal(signal)
          .retry(false);
      });
      return planExams(rows);
    },
  });

/** The estimated multipliers of every master's course. */
export const mscMultipliers = queryOptions({
  queryKey: ['calculators', 'course multipliers estimation'],
  staleTime,
  queryFn: ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('course multipliers estimation')
        .select('*')
        .order('course')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
});

/** The largest number of credits of every master's course. */
export const mscMaxima = queryOptions({
  queryKey: ['calculators', 'NC_max'],
  staleTime,
  queryFn: ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('NC_max')
        .select('*')
        .order('course')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
});

/** Where master's students may go. */
export const mscPlaces = queryOptions({
  queryKey: ['calculators', 'dest_exc_msc'],
  staleTime,
  queryFn: async ({ signal }) =>
    mscDestinations(
      await readAllRows((from, to) =>
        supabase()
          .from('dest_exc_msc')
          .select('*')
          .order('ID')
          .range(from, to)
          .abortSignal(signal)
          .retry(false),
      ),
    ),
});

/** Multiplier and minimum of credits of every undergraduate course. */
export const ugMultipliers = queryOptions({
  queryKey: ['calculators', 'course-multiplier_UG'],
  staleTime,
  queryFn: ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('course-multiplier_UG')
        .select('*')
        .order('course')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
});

/** Where undergraduates may go. */
export const ugPlaces = queryOptions({
  queryKey: ['calculators', 'UG_exchange_destinations'],
  staleTime,
  queryFn: async ({ signal }) =>
    ugDestinations(
      await readAllRows((from, to) =>
        supabase()
          .from('UG_exchange_destinations')
          .select('*')
          .order('uni_name')
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false),
      ),
    ),
});

function restSource() {
  const { url, publishableKey } = siteConfig().supabase;
  return { url, key: publishableKey };
}

/** The exams of the law degree, by a direct REST read (specification section 7). */
export const clmgExams = queryOptions({
  queryKey: ['calculators', 'CLMG_studyplan'],
  staleTime,
  queryFn: async ({ signal }) =>
    clmgPlan(await restRows(restSource(), 'CLMG_studyplan', 'course,cfu', signal)),
});

/** Where law students may go, by a direct REST read (specification section 7). */
export const clmgPlaces = queryOptions({
  queryKey: ['calculators', 'CLMG_destinations_exchange'],
  staleTime,
  queryFn: async ({ signal }) =>
    clmgDestinations(await restRows(restSource(), 'CLMG_destinations_exchange', 'uni,id', signal)),
});

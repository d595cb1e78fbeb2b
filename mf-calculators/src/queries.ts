import { quotedList, readAllRows } from 'shared/data';
import { queryClient, queryOptions, siteConfig, supabase } from 'shared/runtime';
import {
  parseClmgDestinations,
  parseMscDestinations,
  parseUgDestinations,
} from './parse/parseDestinations.ts';
import { type Course, distinctCourses, parseClmgPlan, parsePlan } from './parse/parsePlan.ts';
import { readRestTable } from './readRestTable.ts';

/** Plans and past scores change once per call for applications: one read serves the whole visit. */
const staleTime = 60 * 60_000;

export const planTables = [
  'course_subjects',
  'cours-subject_MS_exchange',
  'course_subjects_UG',
] as const;

/** The tables that list the exams of each course. */
export type PlanTable = (typeof planTables)[number];

/**
 * Only one of the plan tables is sure to have an `id` (specification section 3). Rows are sorted by all
 * columns that are read, so that no page skips or repeats one.
 */
const examColumns = {
  course_subjects: { read: 'id, subject, cfu', lastKey: 'id' },
  'cours-subject_MS_exchange': { read: 'subject, cfu', lastKey: 'cfu' },
  course_subjects_UG: { read: 'subject, cfu', lastKey: 'cfu' },
} as const;

interface TableQuery<Row> {
  range: (from: number, to: number) => TableQuery<Row>;
  abortSignal: (signal: AbortSignal) => TableQuery<Row>;
  retry: (enabled: boolean) => PromiseLike<{ data: Row[] | null; error: Error | null }>;
}

/** All rows of a query, page after page. The query client retries, so supabase-js does not. */
const allRows = <Row>(query: () => TableQuery<Row>, signal: AbortSignal) =>
  readAllRows((from, to) => query().range(from, to).abortSignal(signal).retry(false));

/** The courses of a plan table. */
export const coursesIn = (table: PlanTable) =>
  queryOptions({
    queryKey: ['calculators', table, 'courses'],
    staleTime,
    queryFn: async ({ signal }) => {
      const query = () => supabase().from(table).select('course').order('course');
      return distinctCourses(await allRows(query, signal));
    },
  });

/** The exams of one course, by subject. */
export const examsOf = (table: PlanTable, { spellings }: Course) =>
  queryOptions({
    queryKey: ['calculators', table, 'exams', ...spellings],
    staleTime,
    queryFn: async ({ signal }) => {
      const { read, lastKey } = examColumns[table];
      const query = () => {
        const all = supabase().from(table).select(read);
        const [only = '', ...others] = spellings;
        const ofCourse =
          others.length === 0
            ? all.eq('course', only)
            : all.filter('course', 'in', quotedList(spellings));
        return ofCourse.order('subject').order(lastKey);
      };
      return parsePlan(await allRows(query, signal));
    },
  });

/** A table with one row for each course. */
const courseTable = <
  Table extends 'course multipliers estimation' | 'NC_max' | 'course-multiplier_UG',
>(
  table: Table,
) =>
  queryOptions({
    queryKey: ['calculators', table],
    staleTime,
    queryFn: ({ signal }) =>
      allRows(() => supabase().from(table).select('*').order('course'), signal),
  });

/** The estimated multipliers of every master's course. */
export const mscMultipliers = courseTable('course multipliers estimation');
/** The largest number of credits of every master's course. */
export const mscMaxima = courseTable('NC_max');
/** Multiplier and minimum of credits of every undergraduate course. */
export const ugMultipliers = courseTable('course-multiplier_UG');

export const mscDestinations = queryOptions({
  queryKey: ['calculators', 'dest_exc_msc'],
  staleTime,
  queryFn: async ({ signal }) => {
    const query = () => supabase().from('dest_exc_msc').select('*').order('ID');
    return parseMscDestinations(await allRows(query, signal));
  },
});

export const ugDestinations = queryOptions({
  queryKey: ['calculators', 'UG_exchange_destinations'],
  staleTime,
  queryFn: async ({ signal }) => {
    const table = () => supabase().from('UG_exchange_destinations').select('*');
    return parseUgDestinations(await allRows(() => table().order('uni_name').order('id'), signal));
  },
});

/** A table of the law degree, by a direct REST read (specification section 7). */
const lawTable = <Row>(table: string, order: string, parse: (rows: unknown[]) => Row[]) =>
  queryOptions({
    queryKey: ['calculators', table],
    staleTime,
    queryFn: async ({ signal }) => {
      const { url, publishableKey } = siteConfig().supabase;
      return parse(await readRestTable({ url, key: publishableKey }, table, order, signal));
    },
  });

export const clmgPlan = lawTable('CLMG_studyplan', 'course,cfu', parseClmgPlan);
export const clmgDestinations = lawTable(
  'CLMG_destinations_exchange',
  'uni,id',
  parseClmgDestinations,
);

/** Reads every table that is read whole, one after the other, for offline use. */
export async function prefetchWholeTables(): Promise<void> {
  await queryClient.prefetchQuery(clmgPlan);
  await queryClient.prefetchQuery(clmgDestinations);
  await queryClient.prefetchQuery(mscMultipliers);
  await queryClient.prefetchQuery(mscMaxima);
  await queryClient.prefetchQuery(mscDestinations);
  await queryClient.prefetchQuery(ugMultipliers);
  await queryClient.prefetchQuery(ugDestinations);
}

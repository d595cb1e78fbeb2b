import { quotedList, readAllRows } from 'shared/data';
import { queryClient, queryOptions, siteConfig, supabase } from 'shared/runtime';
import {
  parseClmgDestinations,
  parseMscDestinations,
  parseUgDestinations,
} from './parse/parseDestinations.ts';
import {
  type Course,
  distinctCourses,
  parseClmgPlan,
  parsePlan,
  planColumns,
} from './parse/parsePlan.ts';
import { readRestTable } from './readRestTable.ts';

/** Plans and past scores change once per call for applications: one read serves the whole visit. */
const staleTime = 60 * 60_000;

/**
 * The tables that list the exams of each course, and the messages when they cannot be read.
 * Only one of them is sure to have an `id`, because tables are imported from spreadsheets. Rows are sorted
 * by all columns that are read, so that no page skips or repeats one.
 */
const plans = {
  course_subjects: {
    columns: `id, ${planColumns}`,
    lastKey: 'id',
    coursesFailed: 'calculators:failures.courses',
    examsFailed: 'calculators:failures.exams',
  },
  'cours-subject_MS_exchange': {
    columns: planColumns,
    lastKey: 'cfu',
    coursesFailed: 'calculators:failures.data',
    examsFailed: 'calculators:failures.courseSubjects',
  },
  course_subjects_UG: {
    columns: planColumns,
    lastKey: 'cfu',
    coursesFailed: 'calculators:failures.data',
    examsFailed: 'calculators:failures.courseSubjects',
  },
} as const;

export type PlanTable = keyof typeof plans;

export const planTables = Object.keys(plans) as PlanTable[];

/** Of every other table of the MSc and UG calculators. */
const meta = { errorMessage: 'calculators:failures.data' } as const;

/** The courses of a plan table. */
export const coursesIn = (table: PlanTable) =>
  queryOptions({
    queryKey: ['calculators', table, 'courses'],
    staleTime,
    meta: { errorMessage: plans[table].coursesFailed },
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const query = () => client.from(table).select('course').order('course');
      return distinctCourses(await readAllRows(query, signal));
    },
  });

/** The exams of one course, by subject. */
export const examsOf = (table: PlanTable, { spellings }: Course) =>
  queryOptions({
    queryKey: ['calculators', table, 'exams', ...spellings],
    staleTime,
    meta: { errorMessage: plans[table].examsFailed },
    queryFn: async ({ signal }) => {
      const { columns, lastKey } = plans[table];
      const client = await supabase();
      const query = () => {
        const all = client.from(table).select(columns);
        const [only = '', ...others] = spellings;
        const ofCourse =
          others.length === 0
            ? all.eq('course', only)
            : all.filter('course', 'in', quotedList(spellings));
        return ofCourse.order('subject').order(lastKey);
      };
      return parsePlan(await readAllRows(query, signal));
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
    meta,
    queryFn: async ({ signal }) => {
      const client = await supabase();
      return readAllRows(() => client.from(table).select('*').order('course'), signal);
    },
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
  meta,
  queryFn: async ({ signal }) => {
    const client = await supabase();
    const query = () => client.from('dest_exc_msc').select('*').order('ID');
    return parseMscDestinations(await readAllRows(query, signal));
  },
});

export const ugDestinations = queryOptions({
  queryKey: ['calculators', 'UG_exchange_destinations'],
  staleTime,
  meta,
  queryFn: async ({ signal }) => {
    const client = await supabase();
    const query = () =>
      client.from('UG_exchange_destinations').select('*').order('uni_name').order('id');
    return parseUgDestinations(await readAllRows(query, signal));
  },
});

/** A table of the law degree, by a direct REST read. */
const lawTable = <Row>(
  table: string,
  order: string,
  parse: (rows: unknown[]) => Row[],
  errorMessage: 'calculators:failures.clmgPlan' | 'calculators:failures.clmgDestinations',
) =>
  queryOptions({
    queryKey: ['calculators', table],
    staleTime,
    meta: { errorMessage },
    queryFn: async ({ signal }) => {
      const { url, publishableKey } = siteConfig().supabase;
      return parse(await readRestTable({ url, key: publishableKey }, table, order, signal));
    },
  });

export const clmgPlan = lawTable(
  'CLMG_studyplan',
  'course,cfu',
  parseClmgPlan,
  'calculators:failures.clmgPlan',
);
export const clmgDestinations = lawTable(
  'CLMG_destinations_exchange',
  'uni,id',
  parseClmgDestinations,
  'calculators:failures.clmgDestinations',
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

import { quotedList, readAllRows } from 'shared/data';
import type { Database } from 'shared/database';
import { queryClient, queryOptions, supabase } from 'shared/runtime';
import type { NamespaceTranslations } from 'shared/translations';
import { pageIsIdle } from './pageIsIdle.ts';
import { type Course, distinctCourses, parsePlan, planColumns } from './parse/parsePlan.ts';
// Declares the keys of the messages.
import type {} from './translations.ts';

/** Plans and past scores change once per call for applications: one read serves the whole visit. */
export const staleTime = 60 * 60_000;

/** The message when a table cannot be read. */
type Failure = `calculators:failures.${keyof NamespaceTranslations['calculators']['failures']}`;

type Tables = Database['public']['Tables'];

/** The tables that have all of these columns. */
type TableWith<Column extends string> = {
  [Table in keyof Tables]: [Column] extends [keyof Tables[Table]['Row']] ? Table : never;
}[keyof Tables];

interface PlanTable {
  table: TableWith<'course' | 'subject' | 'cfu'>;
  /** Whether it is sure to have an `id`: tables that are imported from spreadsheets may lack it. */
  hasId: boolean;
  coursesFailed: Failure;
  examsFailed: Failure;
}

/**
 * A table that lists the exams of each course. Rows are sorted by all columns that are read, so that no page skips
 * or repeats one.
 */
export function coursePlan({ table, hasId, coursesFailed, examsFailed }: PlanTable) {
  const courses = queryOptions({
    queryKey: ['calculators', table, 'courses'],
    staleTime,
    meta: { errorMessage: coursesFailed },
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const query = () => client.from(table).select('course').order('course');
      return distinctCourses(await readAllRows(query, signal));
    },
  });
  /** The exams of one course, by subject. */
  const examsOf = ({ spellings }: Course) =>
    queryOptions({
      queryKey: ['calculators', table, 'exams', ...spellings],
      staleTime,
      meta: { errorMessage: examsFailed },
      queryFn: async ({ signal }) => {
        const client = await supabase();
        const query = () => {
          const all = client.from(table).select(hasId ? `id, ${planColumns}` : planColumns);
          const [only = '', ...others] = spellings;
          const ofCourse =
            others.length === 0
              ? all.eq('course', only)
              : all.filter('course', 'in', quotedList(spellings));
          return ofCourse.order('subject').order(hasId ? 'id' : 'cfu');
        };
        return parsePlan(await readAllRows(query, signal));
      },
    });
  return { courses, examsOf };
}

export type CoursePlan = ReturnType<typeof coursePlan>;

/** Reads the exams of every course, for offline use. */
export async function prefetchPlan({ courses, examsOf }: CoursePlan): Promise<void> {
  for (const course of await queryClient.fetchQuery(courses)) {
    await pageIsIdle();
    await queryClient.prefetchQuery(examsOf(course));
  }
}

/** A table with one row for each course, of the MSc and UG calculators. */
export const courseTable = <Table extends TableWith<'course'>>(table: Table) =>
  queryOptions({
    queryKey: ['calculators', table],
    staleTime,
    meta: { errorMessage: 'calculators:failures.data' },
    queryFn: async ({ signal }) => {
      const client = await supabase();
      return readAllRows(() => client.from(table).select('*').order('course'), signal);
    },
  });

import { quotedList, readAllRows } from 'shared/data';
import type { Database } from 'shared/database';
import { queryClient, queryOptions, supabase } from 'shared/runtime';
import type { NamespaceTranslations } from 'shared/translations';
import { pageIsIdle } from './pageIsIdle.ts';
import { type DestinationColumns, parseDestinations } from './parse/parseDestinations.ts';
import { type Course, distinctCourses, parsePlan, planColumns } from './parse/parsePlan.ts';
// Declares the keys of the messages.
import type {} from './translations.ts';

/** The message when a table cannot be read. */
type Failure = `calculators:failures.${keyof NamespaceTranslations['calculators']['failures']}`;

type Tables = Database['public']['Tables'];
type Table = keyof Tables;

/** The tables that have all of these columns. */
type TableWith<Column extends string> = {
  [Name in Table]: [Column] extends [keyof Tables[Name]['Row']] ? Name : never;
}[Table];

/** What all reads have in common: plans and past scores change once per call for applications. */
const reads = (errorMessage: Failure) => ({ staleTime: 60 * 60_000, meta: { errorMessage } });

interface TableOptions<Row> {
  table: Table;
  /** The columns by which the rows are sorted: all of them different, or pages may skip and repeat rows. */
  order: readonly string[];
  failed?: Failure;
  parse: (rows: readonly unknown[]) => Row[];
}

/** A table that is read as a whole. */
export const wholeTable = <Row>(options: TableOptions<Row>) => {
  const { table, order, failed = 'calculators:failures.data', parse } = options;
  return queryOptions({
    ...reads(failed),
    queryKey: ['calculators', table],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const query = () =>
        order.reduce((sorted, column) => sorted.order(column), client.from(table).select('*'));
      return parse(await readAllRows<unknown>(query, signal));
    },
  });
};

/** A table with one row for each course, of the MSc and UG calculators. */
export const courseTable = <Name extends TableWith<'course'>>(table: Name) =>
  queryOptions({
    ...reads('calculators:failures.data'),
    queryKey: ['calculators', table],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      return readAllRows(() => client.from(table).select('*').order('course'), signal);
    },
  });

/** A table of universities abroad, by their names. */
export const destinations = (table: Table, columns: DestinationColumns, failed?: Failure) =>
  wholeTable({
    table,
    order: [columns.name, columns.id],
    parse: parseDestinations(columns),
    ...(failed && { failed }),
  });

interface PlanTable {
  table: TableWith<'course' | 'subject' | 'cfu'>;
  /** Whether it is sure to have an `id`: tables that are imported from spreadsheets may lack it. */
  hasId?: boolean;
  coursesFailed?: Failure;
  examsFailed?: Failure;
}

/**
 * A table that lists the exams of each course. Rows are sorted by all columns that are read, so that no page skips
 * or repeats one.
 */
export function coursePlan({
  table,
  hasId = false,
  coursesFailed = 'calculators:failures.data',
  examsFailed = 'calculators:failures.courseSubjects',
}: PlanTable) {
  const courses = queryOptions({
    ...reads(coursesFailed),
    queryKey: ['calculators', table, 'courses'],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const query = () => client.from(table).select('course').order('course');
      return distinctCourses(await readAllRows(query, signal));
    },
  });
  /** The exams of one course, by subject. */
  const examsOf = ({ spellings }: Course) =>
    queryOptions({
      ...reads(examsFailed),
      queryKey: ['calculators', table, 'exams', ...spellings],
      queryFn: async ({ signal }) => {
        const client = await supabase();
        const query = () => {
          // Only the call with an id is specified column by column; the others may find a year.
          const all = client.from(table).select(hasId ? `id, ${planColumns}` : '*');
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

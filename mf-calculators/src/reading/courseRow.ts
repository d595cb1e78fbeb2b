import { isSameText } from 'shared/search';

/** The row of a course in another table, however that table spells it; undefined when it has none. */
export function rowOfCourse<Row extends { course: string | null }>(
  rows: readonly Row[] | undefined,
  name: string | null,
): Row | undefined {
  return rows?.find((row) => isSameText(row.course, name));
}

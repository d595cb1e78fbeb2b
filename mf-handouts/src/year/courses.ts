import { isNamed } from '../files/handoutFile.ts';

/** A course of a year and how many files it has. */
export interface Course {
  /** As the table writes it: the course's page asks for exactly this. */
  subject: string;
  files: number;
}

/**
 * The courses of a year's rows, in the order in which they first appear.
 *
 * Rows are counted under the subject exactly as written, because the course's page asks the table
 * for exactly that: a count is always the number of files behind it. Rows without a subject or
 * without a file name are on no page.
 */
export function coursesOf(
  rows: readonly { subject: string | null; filename: string | null }[],
): Course[] {
  const counts = new Map<string, number>();
  for (const { subject, filename } of rows) {
    if (!isNamed(subject) || !isNamed(filename)) continue;
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts].map(([subject, files]) => ({ subject, files }));
}

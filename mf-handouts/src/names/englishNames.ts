import { type CourseEntry, courseKey, firstByCourse } from '../courses.ts';
import { nameOf } from '../handoutFile.ts';

/** The English names of courses, by `courseKey`. */
export type EnglishNames = ReadonlyMap<string, string>;

/** Reads the English names. Where a course's files disagree, the first one counts. */
export const englishNames = (
  rows: readonly Record<'subject' | 'subject_en', unknown>[],
): CourseEntry[] => firstByCourse(rows, ({ subject_en }) => nameOf(subject_en)?.trim());

/** A course's English name; undefined without one, or when it equals the Italian name. */
export function englishNameOf(names: EnglishNames, subject: string): string | undefined {
  const english = names.get(courseKey(subject));
  return english === subject.trim() ? undefined : english;
}

/** The English names of single files, by the file's id. */
export function englishNamesById(
  rows: readonly { id: unknown; name_en: unknown }[],
): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ id, name_en }) => {
      const name = nameOf(name_en)?.trim();
      return name === undefined ? [] : [[String(id), name] as const];
    }),
  );
}

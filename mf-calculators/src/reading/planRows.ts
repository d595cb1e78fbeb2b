/** An exam of a study plan as the calculators use it. */
export interface PlanExam {
  readonly id: string;
  readonly subject: string;
  /** University credits; null where the list has a gap. */
  readonly cfu: number | null;
}

interface PlanRow {
  id: number | string;
  subject: string | null;
  cfu: number | null;
}

/** The exams of a plan that have a name; a row without one cannot be shown and is left out. */
export function planExams(rows: readonly PlanRow[]): PlanExam[] {
  return rows.flatMap(({ id, subject, cfu }) => {
    const name = subject?.trim() ?? '';
    return name === '' ? [] : [{ id: String(id), subject: name, cfu }];
  });
}

/** A degree course, with every way in which its table spells it. */
export interface Course {
  readonly name: string;
  readonly spellings: readonly string[];
}

/** Each course once, by name: tables repeat it for every exam, now and then with a stray space. */
export function distinctCourses(rows: readonly { course: string | null }[]): Course[] {
  const courses = new Map<string, Set<string>>();
  for (const { course } of rows) {
    const name = course?.trim() ?? '';
    if (course === null || name === '') continue;
    const spellings = courses.get(name) ?? new Set();
    courses.set(name, spellings.add(course));
  }
  const names = new Intl.Collator('it');
  return [...courses]
    .map(([name, spellings]) => ({ name, spellings: [...spellings] }))
    .sort((left, right) => names.compare(left.name, right.name));
}

import type { Exam, ExamEntry } from '../formulas/exam.ts';
import type { PlanExam } from '../reading/planRows.ts';

/** What the student says of one exam. */
export type Mark = Pick<Exam, 'grade' | 'completed' | 'isSeminar'>;

export const noMark: Mark = { grade: 0, completed: false, isSeminar: false };

/** Unchecking "completed" resets seminar and grade (specification section 4). */
export function withCompleted(mark: Mark, completed: boolean): Mark {
  return completed ? { ...mark, completed } : noMark;
}

/** Marking a seminar clears the grade (specification section 4); a seminar marked is one done. */
export function withSeminar(mark: Mark, isSeminar: boolean): Mark {
  return isSeminar ? { grade: 0, completed: true, isSeminar } : { ...mark, isSeminar };
}

/** A grade means that the exam is done and that it is no seminar; no grade says nothing more. */
export function withGrade(mark: Mark, grade: number): Mark {
  return grade === 0 ? { ...mark, grade } : { grade, completed: true, isSeminar: false };
}

/** What was entered for one course: marks by exam, and exams that the plan does not list. */
export interface CourseWork {
  readonly marks: Readonly<Record<string, Mark>>;
  readonly own: readonly PlanExam[];
}

export const noWork: CourseWork = { marks: {}, own: [] };

const ownPrefix = 'own-';

/** Whether the student added an exam, and may take it away. */
export function isOwn(id: string): boolean {
  return id.startsWith(ownPrefix);
}

/** The name of the next exam that the student adds. */
export function nextOwnId({ own }: CourseWork): string {
  const taken = own.map(({ id }) => Number(id.slice(ownPrefix.length)));
  return `${ownPrefix}${Math.max(0, ...taken) + 1}`;
}

/** An exam with its mark, listed among the own ones unless the plan has it already. */
export function withMarked(
  { marks, own }: CourseWork,
  exam: PlanExam,
  mark: Mark,
  inPlan = false,
): CourseWork {
  return { own: inPlan ? own : [...own, exam], marks: { ...marks, [exam.id]: mark } };
}

/** The last entry made of each exam. */
const entries = new WeakMap<PlanExam, { mark: Mark; entry: ExamEntry }>();

/** The same entry for the same mark, so that a row whose mark stays is not drawn anew. */
function entryOf(exam: PlanExam, mark: Mark): ExamEntry {
  const last = entries.get(exam);
  if (last?.mark === mark) return last.entry;
  const entry = { ...exam, ...mark };
  entries.set(exam, { mark, entry });
  return entry;
}

/** The student's own exams, which are the ones just added, then the plan, each with its mark. */
export function examEntries(plan: readonly PlanExam[], work: CourseWork): ExamEntry[] {
  return [...work.own, ...plan].map((exam) => entryOf(exam, work.marks[exam.id] ?? noMark));
}

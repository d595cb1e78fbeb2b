import type { Exam, ExamEntry } from '../formulas/exam.ts';
import type { PlanExam } from '../parse/parsePlan.ts';

/** What the student enters for one exam. */
export type Mark = Pick<Exam, 'grade' | 'completed' | 'isSeminar'>;

export const noMark: Mark = { grade: 0, completed: false, isSeminar: false };

/** Unchecking "completed" resets seminar and grade. */
export function withCompleted(mark: Mark, completed: boolean): Mark {
  return completed ? { ...mark, completed } : noMark;
}

/** Marking a seminar clears the grade and completes the exam. */
export function withSeminar(mark: Mark, isSeminar: boolean): Mark {
  return isSeminar ? { grade: 0, completed: true, isSeminar } : { ...mark, isSeminar };
}

/** A grade completes the exam, which is then no seminar; clearing the grade changes nothing else. */
export function withGrade(mark: Mark, grade: number): Mark {
  return grade === 0 ? { ...mark, grade } : { grade, completed: true, isSeminar: false };
}

/** What was entered for one course: marks by exam id, and the exams that the student added. Tables name the exams. */
export interface CourseMarks {
  readonly marks: ReadonlyMap<string, Mark>;
  readonly own: readonly PlanExam[];
}

export const noMarks: CourseMarks = { marks: new Map(), own: [] };

const ownPrefix = 'own-';

/** Whether the student added the exam, and may remove it. */
export function isOwn(id: string): boolean {
  return id.startsWith(ownPrefix);
}

/** The id of an exam that the student adds. At random, because another tab may add one too. */
export function newOwnId(): string {
  return `${ownPrefix}${randomId()}`;
}

/** Eight letters and digits; `crypto.randomUUID` is missing on addresses without TLS. */
export function randomId(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Sets an exam's mark, and lists the exam among the student's own unless the plan has it. */
export function withMarked(
  { marks, own }: CourseMarks,
  exam: PlanExam,
  mark: Mark,
  inPlan = false,
): CourseMarks {
  return { own: inPlan ? own : [...own, exam], marks: new Map(marks).set(exam.id, mark) };
}

const entries = new WeakMap<PlanExam, { mark: Mark; entry: ExamEntry }>();

/** The same object for the same mark, so that memoised rows re-render only when their mark changes. */
function entryOf(exam: PlanExam, mark: Mark): ExamEntry {
  const last = entries.get(exam);
  if (last?.mark === mark) return last.entry;
  const entry = { ...exam, ...mark };
  entries.set(exam, { mark, entry });
  return entry;
}

/** The student's own exams, then the plan's, each with its mark. */
export function examEntries(plan: readonly PlanExam[], { marks, own }: CourseMarks): ExamEntry[] {
  return [...own, ...plan].map((exam) => entryOf(exam, marks.get(exam.id) ?? noMark));
}

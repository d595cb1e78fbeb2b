import { rules } from './rules.ts';

/** What a formula needs to know of an exam. */
export interface Exam {
  /** University credits; lists have gaps, and a missing value counts 0. */
  readonly cfu: number | null;
  /** As it is entered: 18 to 30, {@link honoursGrade} for 30L, 0 while there is none. */
  readonly grade: number;
  readonly completed: boolean;
  /** A seminar gives credits and no grade. */
  readonly isSeminar: boolean;
}

/** One line of a calculator: an exam of the plan, or one that the student added. */
export interface ExamEntry extends Exam {
  readonly id: string;
  readonly subject: string;
  /** The year of the course, where its table has one. */
  readonly year?: number;
}

/** How 30 with honours (30L) is entered and saved; `rules.honours` is what it counts. */
export const honoursGrade = 31;

/** The possible grades, from the lowest to 30L. */
export const grades: readonly number[] = [
  ...Array.from(
    { length: rules.fullGrade - rules.lowestGrade + 1 },
    (_, step) => rules.lowestGrade + step,
  ),
  honoursGrade,
];

/** What a grade counts in a mean, in points. */
export function gradePoints(grade: number): number {
  return grade === honoursGrade ? rules.honours : grade;
}

/** Limits of an exam that the student adds: credits, and letters of its name. */
export const maxCfu = 60;
export const maxSubjectLength = 120;

/** Credits that may be added up, in CFU: 0 for a missing or impossible value. */
export function credits(cfu: number | null): number {
  return cfu !== null && Number.isFinite(cfu) && cfu > 0 ? cfu : 0;
}

/** The credits of all these exams, in CFU. */
export function sumCfu(exams: readonly Pick<Exam, 'cfu'>[]): number {
  return exams.reduce((sum, { cfu }) => sum + credits(cfu), 0);
}

/** Whether an exam has a grade that passes and therefore counts in a mean. */
export function isGraded(exam: Exam): boolean {
  return !exam.isSeminar && exam.grade >= rules.lowestGrade && exam.grade <= honoursGrade;
}

/**
 * The credits that an exchange score counts as passed, in CFU: exams with a grade that passes, and
 * seminars, which give credits without a grade.
 *
 * Source: `validation.5` and `states.9` in docs/conformance.md.
 */
export function passedCfu(exams: readonly Exam[]): number {
  return sumCfu(exams.filter((exam) => exam.isSeminar || isGraded(exam)));
}

const thesisWords = /(?<![\p{L}\p{N}])(tesi|final paper|thesis|elaborato finale)(?![\p{L}\p{N}])/iu;

/**
 * Whether a subject is the thesis under one of its names. Whole words only: `Sintesi` is an exam.
 *
 * Source: `validation.7` in docs/conformance.md; decision 17.
 */
export function isThesis(subject: string): boolean {
  return thesisWords.test(subject.replace(/\s+/g, ' '));
}

/**
 * The word for an exam's state; an exam that is completed without a grade asks for it.
 *
 * Source: `validation.16` in docs/conformance.md.
 */
export function examBadge({ isSeminar, grade, completed }: Omit<Exam, 'cfu'>) {
  if (isSeminar) return 'seminarCompleted';
  if (grade === 0) return completed ? 'gradeMissing' : 'notTaken';
  if (grade < rules.lowestGrade) return 'notPassed';
  if (grade >= 27) return 'excellent';
  return grade >= 24 ? 'good' : 'sufficient';
}

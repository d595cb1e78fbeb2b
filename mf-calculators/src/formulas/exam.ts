/** What a rule needs to know of an exam. */
export interface Exam {
  /** University credits; lists have gaps, and a missing value counts 0. */
  readonly cfu: number | null;
  /** 18 to 31, where 31 is 30 with honours (30L); 0 while there is none. */
  readonly grade: number;
  readonly completed: boolean;
  /** A seminar gives credits and no grade. */
  readonly isSeminar: boolean;
}

/** One line of a calculator: an exam of the plan or one that the student added. Never stored. */
export interface ExamEntry extends Exam {
  readonly id: string;
  readonly subject: string;
}

export const lowestGrade = 18;
/** 30 with honours, in every formula (decisions, "Calculators"). */
export const honoursGrade = 31;

/** Credits that may be added up: 0 for a missing or impossible value. */
export function credits(cfu: number | null): number {
  return cfu !== null && Number.isFinite(cfu) && cfu > 0 ? cfu : 0;
}

/** Whether an exam has a grade that passes and therefore counts in a mean. */
export function isGraded(exam: Exam): boolean {
  return !exam.isSeminar && exam.grade >= lowestGrade && exam.grade <= honoursGrade;
}

import type { Exam } from './exam.ts';

export type ExamBadgeKind =
  | 'seminarCompleted'
  | 'notTaken'
  | 'notPassed'
  | 'excellent'
  | 'good'
  | 'sufficient';

/** The word on an exam's state. Source: specification section 5, "Exam badges". */
export function examBadge({ isSeminar, grade }: Pick<Exam, 'isSeminar' | 'grade'>): ExamBadgeKind {
  if (isSeminar) return 'seminarCompleted';
  if (grade === 0) return 'notTaken';
  if (grade < 18) return 'notPassed';
  if (grade >= 27) return 'excellent';
  return grade >= 24 ? 'good' : 'sufficient';
}

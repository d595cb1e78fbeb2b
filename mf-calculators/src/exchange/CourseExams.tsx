import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';
import { ExamList } from '../exams/ExamList.tsx';
import type { ExamEntry } from '../formulas/exam.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import type { Course } from '../reading/planRows.ts';
import type { CalculatorWork } from '../work/createWork.ts';

interface CourseExamsProps {
  course: Course | undefined;
  plan: { isPending: boolean; isError: boolean; refetch: () => unknown };
  exams: readonly ExamEntry[];
  work: CalculatorWork;
  noGrade?: string;
  /** What is wrong with the list as a whole, in words. */
  problem?: string | undefined;
}

/** The exams of the chosen course, once there is one. */
export function CourseExams({
  course,
  plan,
  exams,
  work,
  noGrade = '–',
  problem,
}: CourseExamsProps) {
  const { t } = useTranslation('calculators');
  if (!course) return null;
  if (plan.isPending) return <Skeleton className="h-120" />;
  return (
    <>
      <LoadFailure reads={[plan]} message={t('failures.courseSubjects')} />
      <ExamList key={course.name} exams={exams} work={work} noGrade={noGrade} problem={problem} />
    </>
  );
}

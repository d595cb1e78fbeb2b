import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';
import { ExamList } from '../exams/ExamList.tsx';
import type { ExamEntry } from '../formulas/exam.ts';
import type { Course } from '../parse/parsePlan.ts';
import { QueryError } from '../QueryError.tsx';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';

interface CourseExamsProps {
  course: Course | undefined;
  plan: { isPending: boolean; isError: boolean; refetch: () => unknown };
  exams: readonly ExamEntry[];
  store: CalculatorStore;
  /** What is wrong with the list as a whole. */
  problem?: string | undefined;
}

/** The exams of the chosen course. */
export function CourseExams({ course, plan, exams, store, problem }: CourseExamsProps) {
  const { t } = useTranslation('calculators');
  if (!course) return null;
  if (plan.isPending) return <Skeleton className="h-120" />;
  return (
    <>
      <QueryError queries={[plan]} message={t('failures.courseSubjects')} />
      <ExamList key={course.name} exams={exams} store={store} problem={problem} />
    </>
  );
}

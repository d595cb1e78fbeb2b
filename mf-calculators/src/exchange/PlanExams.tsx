import { Skeleton } from 'shared/ui';
import { ExamList, type ExamListProps } from '../exams/ExamList.tsx';
import { QueryError } from '../QueryError.tsx';

interface PlanExamsProps extends ExamListProps {
  plan: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** Shown when the plan could not be loaded: exams can still be added by hand. */
  failure: string;
}

export function PlanExams({ plan, failure, ...list }: PlanExamsProps) {
  if (plan.isPending) return <Skeleton className="h-120" />;
  return (
    <>
      <QueryError queries={[plan]} message={failure} />
      <ExamList {...list} />
    </>
  );
}

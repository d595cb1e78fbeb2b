import type { ReactNode } from 'react';
import { Skeleton } from 'shared/ui';
import { type FailableQuery, QueryError } from '../QueryError.tsx';
import { ExamList } from './ExamList.tsx';
import type { ListActionsProps } from './ListActions.tsx';

interface ExamsAndResultProps extends ListActionsProps {
  /** The study plan; undefined while no course is chosen. */
  plan: (FailableQuery & { isPending: boolean }) | undefined;
  /** Shown when the plan could not be loaded: exams can still be added by hand. */
  planFailure: string;
  /** What is wrong with the exams as a whole. */
  problem?: string | undefined;
  /** The name of the sidebar. */
  label: string;
  /** The sidebar: the result. */
  result: ReactNode;
  /** Whether a phone shows it below the exams; otherwise its results are a tab. */
  isBelowOnPhone?: boolean;
}

/** The exams of the chosen course, and beside them the result that they lead to. */
export function ExamsAndResult(props: ExamsAndResultProps) {
  const { exams, store, plan, planFailure, problem, label, result, isBelowOnPhone } = props;
  const { course, id } = store.useScenario();
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_15rem] md:gap-7 print:block">
      <div className="min-w-0">
        {plan?.isPending ? <Skeleton className="h-120" /> : null}
        {plan && !plan.isPending ? (
          <>
            <QueryError queries={[plan]} message={planFailure} />
            <ExamList key={`${id} ${course}`} exams={exams} store={store} problem={problem} />
          </>
        ) : null}
      </div>
      <aside
        aria-label={label}
        data-part="result"
        tabIndex={-1}
        className={`scroll-mt-2 md:sticky md:top-0 md:self-start print:static print:pt-6 ${isBelowOnPhone ? '' : 'max-md:hidden'}`}
      >
        {result}
      </aside>
    </div>
  );
}

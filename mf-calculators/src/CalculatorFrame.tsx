import type { ReactNode } from 'react';
import { LeaveQuestion } from './persistence/LeaveQuestion.tsx';
import { SharedGrades } from './share/SharedGrades.tsx';
import type { CalculatorStore } from './store/createCalculatorStore.ts';

interface CalculatorFrameProps {
  store: CalculatorStore;
  children: ReactNode;
}

/** A calculator that asks for grades, which can be shared with it and are not lost when it is left. */
export function CalculatorFrame({ store, children }: CalculatorFrameProps) {
  return (
    <>
      <SharedGrades store={store} />
      <div className="flex grow flex-col gap-6">{children}</div>
      <LeaveQuestion store={store} />
    </>
  );
}

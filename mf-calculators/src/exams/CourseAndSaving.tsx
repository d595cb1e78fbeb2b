import type { ReactNode } from 'react';
import type { CalculatorType } from '../calculators.ts';
import { SaveSwitch } from '../persistence/SaveSwitch.tsx';

interface CourseAndSavingProps {
  type: CalculatorType;
  /** What the calculator asks first, such as the course. */
  children: ReactNode;
}

/** The first question with the offer to save beside it, before anything is typed that could be lost. */
export function CourseAndSaving({ type, children }: CourseAndSavingProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-2">{children}</div>
      <SaveSwitch type={type} />
    </div>
  );
}

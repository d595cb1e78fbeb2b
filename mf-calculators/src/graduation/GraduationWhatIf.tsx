import { memo } from 'react';
import { useFormat } from '../format.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { graduationGrade } from '../formulas/graduationGrade.ts';
import { ExamEffect } from '../whatif/ExamEffect.tsx';
import { ScoreChange } from '../whatif/ScoreChange.tsx';
import { TargetInput } from './TargetInput.tsx';

interface GraduationWhatIfProps {
  exams: readonly ExamEntry[];
  bonus: number;
}

/** What a target grade requires of the remaining exams, and the effect of one exam. */
export const GraduationWhatIf = memo(function GraduationWhatIf(props: GraduationWhatIfProps) {
  const { exams, bonus } = props;
  const { fixed } = useFormat();
  const grade = graduationGrade(exams, bonus);
  if (!grade) return null;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <TargetInput exams={exams} bonus={bonus} />
      <ExamEffect exams={exams} scoreOf={(tried) => graduationGrade(tried, bonus)?.final ?? null}>
        {(next) => <ScoreChange shown={fixed(next, 1)} change={next - grade.final} decimals={1} />}
      </ExamEffect>
    </div>
  );
});

import { memo } from 'react';
import { useLanguage } from 'shared/runtime';
import { usualGrade } from '../exchange/scoreScales.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { graduationGrade } from '../formulas/graduationGrade.ts';
import { fixed } from '../numbers.ts';
import { ExamEffect } from '../whatif/ExamEffect.tsx';
import { ScoreChange } from '../whatif/ScoreChange.tsx';
import { OwnTarget } from './OwnTarget.tsx';

interface GraduationDecisionsProps {
  exams: readonly ExamEntry[];
  bonus: number;
}

/** What the exams that are left can do: a target of one's own, and the weight of one exam. */
export const GraduationDecisions = memo(function GraduationDecisions(
  props: GraduationDecisionsProps,
) {
  const { exams, bonus } = props;
  const language = useLanguage();
  const grade = graduationGrade(exams, bonus);
  if (!grade) return null;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <OwnTarget exams={exams} bonus={bonus} />
      <ExamEffect
        exams={exams}
        scoreOf={(tried) => graduationGrade(tried, bonus)?.final ?? null}
        usualGrade={usualGrade}
      >
        {(next) =>
          next === null ? null : (
            <ScoreChange
              shown={fixed(next, 1, language)}
              change={next - grade.final}
              decimals={1}
            />
          )
        }
      </ExamEffect>
    </div>
  );
});

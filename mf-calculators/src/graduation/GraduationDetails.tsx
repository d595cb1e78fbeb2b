import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import type { ExamEntry } from '../formulas/exam.ts';
import { graduationGrade } from '../formulas/graduationGrade.ts';
import { ResultActions } from '../share/ResultActions.tsx';
import { GraduationWorkings } from './GraduationWorkings.tsx';
import { TargetPlanner } from './TargetPlanner.tsx';

interface GraduationDetailsProps {
  exams: readonly ExamEntry[];
  bonus: number;
}

/** Beside the grade: what the exams that are left can still do, and the sum behind it. */
export const GraduationDetails = memo(function GraduationDetails(props: GraduationDetailsProps) {
  const { exams, bonus } = props;
  const { t } = useTranslation('calculators');
  const grade = graduationGrade(exams, bonus);
  if (!grade) return null;
  return (
    <div className="flex flex-col gap-5 pt-5">
      <TargetPlanner exams={exams} bonus={bonus} />
      <ResultActions type="graduation" name={t('cards.graduation.name')} />
      <GraduationWorkings exams={exams} grade={grade} bonus={bonus} />
    </div>
  );
});

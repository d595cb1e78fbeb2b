import { memo } from 'react';
import { useFormat } from '../format.ts';
import { reaches } from '../formulas/compare.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { countsForGraduation, type GraduationGrade } from '../formulas/graduationGrade.ts';
import { rules } from '../formulas/rules.ts';
import { useMeanLine, Workings } from '../score/Workings.tsx';

interface GraduationWorkingsProps {
  exams: readonly ExamEntry[];
  grade: GraduationGrade;
  bonus: number;
}

export const GraduationWorkings = memo(function GraduationWorkings(props: GraduationWorkingsProps) {
  const { exams, grade, bonus } = props;
  const { t, fixed } = useFormat();
  const mean = useMeanLine(exams.filter(countsForGraduation));
  const base = fixed(grade.base, 4);
  const uncapped = fixed(grade.uncapped, 4);
  const lines = [
    mean,
    {
      name: t('workings.base', rules),
      sum: `${mean.sum} × ${rules.highestFinal} / ${rules.fullGrade}`,
      value: base,
    },
    { name: t('workings.bonus'), sum: `${base} + ${bonus}`, value: uncapped },
  ];
  if (!reaches(rules.highestFinal, grade.uncapped)) {
    lines.push({
      name: t('workings.cap', rules),
      sum: `min(${rules.highestFinal}; ${uncapped})`,
      value: String(rules.highestFinal),
    });
  }
  return <Workings lines={lines} assumptions={[t('workings.graduationAssumptions', rules)]} />;
});

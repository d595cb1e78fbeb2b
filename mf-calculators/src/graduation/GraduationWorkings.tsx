import { useFormat } from '../format.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import {
  countsForGraduation,
  type GraduationGrade,
  highestGraduationGrade,
} from '../formulas/graduationGrade.ts';
import { useMeanLine, Workings } from '../score/Workings.tsx';

interface GraduationWorkingsProps {
  exams: readonly ExamEntry[];
  grade: GraduationGrade;
  bonus: number;
}

export function GraduationWorkings({ exams, grade, bonus }: GraduationWorkingsProps) {
  const { t, fixed } = useFormat();
  const mean = useMeanLine(exams.filter(countsForGraduation));
  const base = fixed(grade.base, 4);
  const uncapped = fixed(grade.uncapped, 4);
  const lines = [
    mean,
    { name: t('workings.base'), sum: `${mean.sum} × 110 / 30`, value: base },
    { name: t('workings.bonus'), sum: `${base} + ${bonus}`, value: uncapped },
  ];
  if (grade.uncapped > highestGraduationGrade) {
    lines.push({
      name: t('workings.cap'),
      sum: `min(110; ${uncapped})`,
      value: String(highestGraduationGrade),
    });
  }
  return <Workings lines={lines} assumptions={[t('workings.graduationAssumptions')]} />;
}

import { useLanguage, useTranslation } from 'shared/runtime';
import type { ExamEntry } from '../formulas/exam.ts';
import {
  countsForGraduation,
  type GraduationGrade,
  highestGraduationGrade,
} from '../formulas/graduationGrade.ts';
import { gradePoints } from '../formulas/weightedMean.ts';
import { fixed, plain } from '../numbers.ts';
import { Workings } from '../score/Workings.tsx';

interface GraduationWorkingsProps {
  exams: readonly ExamEntry[];
  grade: GraduationGrade;
  bonus: number;
}

/** The sum behind a graduation grade, with the student's own numbers. */
export function GraduationWorkings({ exams, grade, bonus }: GraduationWorkingsProps) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const { points, cfu } = gradePoints(exams.filter(countsForGraduation));
  // The sum itself and not its rounded value: who follows it with a calculator gets the grade.
  const meanSum = `${plain(points, language)} / ${plain(cfu, language)}`;
  const base = fixed(grade.base, 4, language);
  const uncapped = fixed(grade.uncapped, 4, language);
  const lines = [
    { name: t('workings.mean'), sum: meanSum, value: fixed(grade.mean, 4, language) },
    { name: t('workings.base'), sum: `${meanSum} × 110 / 30`, value: base },
    { name: t('workings.bonus'), sum: `${base} + ${bonus}`, value: uncapped },
  ];
  if (grade.uncapped > highestGraduationGrade) {
    lines.push({
      name: t('workings.cap'),
      sum: `min(110; ${uncapped})`,
      value: String(highestGraduationGrade),
    });
  }
  return (
    <Workings lines={lines}>
      <p>{t('workings.graduationAssumptions')}</p>
      <p>{t('workings.source')}</p>
    </Workings>
  );
}

import { useLanguage, useTranslation } from 'shared/runtime';
import { fourthYearBonus } from '../formulas/clmgScore.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { gradePoints } from '../formulas/weightedMean.ts';
import { fixed, plain } from '../numbers.ts';
import { Workings } from '../score/Workings.tsx';

interface ClmgWorkingsProps {
  exams: readonly ExamEntry[];
  fourthYear: boolean;
  score: string;
}

/** The sum behind the law degree's score. */
export function ClmgWorkings({ exams, fourthYear, score }: ClmgWorkingsProps) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const { points, cfu } = gradePoints(exams);
  const mean = fixed(points / cfu, 4, language);
  const lines = [
    {
      name: t('workings.mean'),
      sum: `${plain(points, language)} / ${plain(cfu, language)} CFU`,
      value: mean,
    },
    {
      name: t('workings.score'),
      sum: fourthYear ? `${mean} + ${plain(fourthYearBonus, language)}` : mean,
      value: score,
    },
  ];
  return (
    <Workings lines={lines}>
      <p>{t('workings.clmgAssumptions')}</p>
      <p>{t('workings.source')}</p>
    </Workings>
  );
}

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
  // The sum itself and not its rounded value: who follows it with a calculator gets the score.
  const meanSum = `${plain(points, language)} / ${plain(cfu, language)}`;
  const lines = [
    { name: t('workings.mean'), sum: meanSum, value: fixed(points / cfu, 4, language) },
    {
      name: t('workings.score'),
      sum: fourthYear ? `${meanSum} + ${plain(fourthYearBonus, language)}` : meanSum,
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

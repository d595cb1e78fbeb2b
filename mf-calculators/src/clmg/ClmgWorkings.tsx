import { useLanguage, useTranslation } from 'shared/runtime';
import { fixed, plain } from '../formatNumber.ts';
import { fourthYearBonus } from '../formulas/clmgScore.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { useMeanLine, Workings } from '../score/Workings.tsx';

interface ClmgWorkingsProps {
  exams: readonly ExamEntry[];
  fourthYear: boolean;
  score: number;
}

export function ClmgWorkings({ exams, fourthYear, score }: ClmgWorkingsProps) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const mean = useMeanLine(exams);
  return (
    <Workings
      lines={[
        mean,
        {
          name: t('workings.score'),
          sum: fourthYear ? `${mean.sum} + ${plain(fourthYearBonus, language)}` : mean.sum,
          value: fixed(score, 2, language),
        },
      ]}
    >
      <p>{t('workings.clmgAssumptions')}</p>
    </Workings>
  );
}

import { useLanguage, useTranslation } from 'shared/runtime';
import { fixed, plain } from '../formatNumber.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import type { UgScore } from '../formulas/ugScore.ts';
import { useMeanLine, Workings } from '../score/Workings.tsx';

export function UgWorkings({ exams, result }: { exams: readonly ExamEntry[]; result: UgScore }) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const { used, score } = result;
  const mean = useMeanLine(exams);
  const multiplier = plain(used.multiplier, language, 6);
  const beyond = plain(used.passedCfu - used.cfuMin, language);
  return (
    <Workings
      lines={[
        mean,
        {
          name: t('workings.beyond'),
          sum: `${plain(used.passedCfu, language)} − ${plain(used.cfuMin, language)}`,
          value: beyond,
        },
        {
          name: t('workings.score'),
          sum: `max(0; ${mean.sum} + ${multiplier} × (${beyond}))`,
          value: fixed(score, 2, language),
        },
      ]}
    >
      <p>{t('workings.ugAssumptions')}</p>
    </Workings>
  );
}

import { useLanguage, useTranslation } from 'shared/runtime';
import type { ExamEntry } from '../formulas/exam.ts';
import type { UgScore } from '../formulas/ugScore.ts';
import { gradePoints } from '../formulas/weightedMean.ts';
import { fixed, plain } from '../numbers.ts';
import { Workings } from '../score/Workings.tsx';

/** The sum behind an undergraduate score. */
export function UgWorkings({ exams, result }: { exams: readonly ExamEntry[]; result: UgScore }) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const { points, cfu } = gradePoints(exams);
  const { used, score } = result;
  // The sum itself and not its rounded value: who follows it with a calculator gets the score.
  const meanSum = `${plain(points, language)} / ${plain(cfu, language)}`;
  const multiplier = plain(used.multiplier, language, 6);
  const beyond = plain(used.passedCfu - used.cfuMin, language);
  return (
    <Workings
      lines={[
        {
          name: t('workings.mean'),
          sum: meanSum,
          value: fixed(used.mean, 4, language),
        },
        {
          name: t('workings.beyond'),
          sum: `${plain(used.passedCfu, language)} − ${plain(used.cfuMin, language)}`,
          value: beyond,
        },
        {
          name: t('workings.score'),
          sum: `max(0; ${meanSum} + ${multiplier} × (${beyond}))`,
          value: fixed(score, 2, language),
        },
      ]}
    >
      <p>{t('workings.ugAssumptions')}</p>
      <p>{t('workings.source')}</p>
    </Workings>
  );
}

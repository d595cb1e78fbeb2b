import { useLanguage, useTranslation } from 'shared/runtime';
import { agreeingDecimals } from '../formulas/agreeingDecimals.ts';
import type { MscInput, MscScore } from '../formulas/mscScore.ts';
import { gradePoints } from '../formulas/weightedMean.ts';
import { fixed, plain } from '../numbers.ts';
import { Workings } from '../score/Workings.tsx';

interface MscWorkingsProps {
  result: MscScore;
  /** What the score was made of. */
  of: MscInput;
  /** Whether the multipliers are estimates. */
  estimated: boolean;
}

/** The sum behind an MSc score: three parts that add up to it. */
export function MscWorkings({ result, of, estimated }: MscWorkingsProps) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const { used, parts, score } = result;
  const { points: graded, cfu } = gradePoints(of.exams);
  const decimals = agreeingDecimals([parts.mean, parts.cfu, parts.bachelor], score);
  const number = (value: number) => plain(value, language, 6);
  const points = (value: number) => fixed(value, decimals, language);
  return (
    <Workings
      lines={[
        {
          name: t('workings.meanPart'),
          sum: `${number(graded)} / ${number(cfu)} × ${number(used.gpaMultiplier)} / 31 × ${number(0.5)} × 1000`,
          value: points(parts.mean),
        },
        {
          name: t('workings.cfuPart'),
          sum: `${number(used.passedCfu)} × ${number(used.ncMultiplier)} / ${number(used.ncMax)} × ${number(0.2)} × 1000`,
          value: points(parts.cfu),
        },
        {
          name: t('workings.bachelorPart'),
          sum: `${number(used.bachelorGrade)} / 111 × ${number(0.3)} × 1000`,
          value: points(parts.bachelor),
        },
        {
          name: t('workings.score'),
          sum: `${points(parts.mean)} + ${points(parts.cfu)} + ${points(parts.bachelor)}`,
          value: String(score),
        },
      ]}
    >
      <p>{t('workings.mscAssumptions')}</p>
      {estimated ? <p>{t('workings.mscEstimated')}</p> : null}
      <p>{t('workings.source')}</p>
    </Workings>
  );
}

import { useFormat } from '../format.ts';
import { agreeingDecimals, type MscInput, type MscScore } from '../formulas/mscScore.ts';
import { rules } from '../formulas/rules.ts';
import { useMeanLine, Workings } from '../score/Workings.tsx';

interface MscWorkingsProps {
  result: MscScore;
  input: MscInput;
  /** Whether the multipliers are estimates. */
  estimated: boolean;
}

/** The calculation of an MSc score: three parts whose shown values add up to it. */
export function MscWorkings({ result, input, estimated }: MscWorkingsProps) {
  const { t, fixed, plain } = useFormat();
  const { used, parts, score } = result;
  const mean = useMeanLine(input.exams, 6);
  const decimals = agreeingDecimals([parts.mean, parts.cfu, parts.bachelor], score);
  const number = (value: number) => plain(value, 6);
  const points = (value: number) => fixed(value, decimals);
  const weighted = (weight: number) => `${number(weight)} × ${rules.mscMax}`;
  const named = (weight: number) => ({ points: number(weight * rules.mscMax) });
  return (
    <Workings
      lines={[
        {
          name: t('workings.meanPart', named(rules.mscMeanWeight)),
          sum: `${mean.sum} × ${number(used.gpaMultiplier)} / ${rules.mscBestMean} × ${weighted(rules.mscMeanWeight)}`,
          value: points(parts.mean),
        },
        {
          name: t('workings.cfuPart', named(rules.mscCfuWeight)),
          sum: `${number(used.passedCfu)} × ${number(used.ncMultiplier)} / ${number(used.ncMax)} × ${weighted(rules.mscCfuWeight)}`,
          value: points(parts.cfu),
        },
        {
          name: t('workings.bachelorPart', named(rules.mscBachelorWeight)),
          sum: `${number(used.bachelorGrade)} / ${rules.bestBachelor} × ${weighted(rules.mscBachelorWeight)}`,
          value: points(parts.bachelor),
        },
        {
          name: t('workings.score'),
          sum: `${points(parts.mean)} + ${points(parts.cfu)} + ${points(parts.bachelor)}`,
          value: String(score),
        },
      ]}
      assumptions={[
        t('workings.mscAssumptions', rules),
        ...(estimated ? [t('workings.mscEstimated')] : []),
      ]}
    />
  );
}

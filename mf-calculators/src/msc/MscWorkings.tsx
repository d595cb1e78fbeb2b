import { useFormat } from '../format.ts';
import { agreeingDecimals, type MscInput, type MscScore } from '../formulas/mscScore.ts';
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
  return (
    <Workings
      lines={[
        {
          name: t('workings.meanPart'),
          sum: `${mean.sum} × ${number(used.gpaMultiplier)} / 31 × ${number(0.5)} × 1000`,
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
      assumptions={[
        t('workings.mscAssumptions'),
        ...(estimated ? [t('workings.mscEstimated')] : []),
      ]}
    />
  );
}

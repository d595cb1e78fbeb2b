import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { useFormat } from '../format.ts';
import type { Exam } from '../formulas/exam.ts';
import { meanParts } from '../formulas/weightedMean.ts';

interface WorkingsLine {
  name: string;
  sum: string;
  value: string;
}

interface WorkingsProps {
  lines: readonly WorkingsLine[];
  assumptions: readonly string[];
}

/** "How it is calculated": the formula with the student's own numbers. */
export function Workings({ lines, assumptions }: WorkingsProps) {
  const { t } = useTranslation('calculators');
  return (
    <details className="group border-y border-hairline print:border-0 print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {t('workings.title')}
        <Icon name="down" className="size-5 text-quiet group-open:rotate-180" />
      </summary>
      <dl className="flex flex-col pb-2">
        {lines.map((line) => (
          <div
            key={line.name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-hairline py-2 text-sm"
          >
            <dt className="font-semibold">{line.name}</dt>
            <dd className="row-span-2 self-end font-bold tabular-nums">{line.value}</dd>
            <dd className="break-words text-quiet tabular-nums">{line.sum}</dd>
          </div>
        ))}
      </dl>
      <div className="flex max-w-measure flex-col gap-2 pb-4 text-sm text-quiet">
        {[...assumptions, t('workings.source')].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
}

/**
 * The line of the weighted mean. Later lines repeat its sum, `612 / 24`, and not its rounded value, so
 * that a pocket calculator gives the same score.
 *
 * @param decimals Of the two numbers in the sum, at most.
 */
export function useMeanLine(exams: readonly Exam[], decimals = 2): WorkingsLine {
  const { t, fixed, plain } = useFormat();
  const { points, cfu } = meanParts(exams);
  return {
    name: t('workings.mean'),
    sum: `${plain(points, decimals)} / ${plain(cfu, decimals)}`,
    value: fixed(points / cfu, 4),
  };
}

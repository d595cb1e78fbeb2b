import { memo } from 'react';
import { useFormat } from '../format.ts';
import { ceilTo } from '../formulas/compare.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { type NeededMean, neededMean, remainingCfu } from '../formulas/neededMean.ts';

const targets = [100, 105, 110];

export interface TargetProps {
  exams: readonly ExamEntry[];
  bonus: number;
}

/** The mean on the remaining exams that leads to 100, 105 and 110. */
export const TargetTable = memo(function TargetTable({ exams, bonus }: TargetProps) {
  const { t, plain } = useFormat();
  const left = remainingCfu(exams);
  if (left === 0) return null;
  return (
    <section data-part="planner" tabIndex={-1} className="flex scroll-mt-2 flex-col gap-2">
      <h4 className="text-sm font-semibold">{t('planner.title')}</h4>
      <p className="text-sm text-quiet">
        {t('planner.left', { cfu: plain(left) })} {t('planner.points', { count: bonus })}
      </p>
      <dl className="border-t border-hairline">
        {targets.map((target) => (
          <div
            key={target}
            className="flex items-baseline justify-between gap-4 border-b border-hairline py-2"
          >
            <dt className="text-sm">
              {t('planner.for')} <strong className="text-base tabular-nums">{target}</strong>
            </dt>
            <dd className="text-right">
              <RequiredMean needed={neededMean(exams, bonus, target)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

/** The mean that a target requires, or that it is safe or impossible. */
export function RequiredMean({ needed, large = false }: { needed: NeededMean; large?: boolean }) {
  const { t, fixed } = useFormat();
  if (needed.kind !== 'mean') {
    const colour = needed.kind === 'safe' ? 'text-success' : 'text-quiet';
    const size = large ? 'text-lg font-bold' : 'text-sm font-semibold';
    return <span className={`${size} ${colour}`}>{t(`planner.${needed.kind}`)}</span>;
  }
  // Rounded up, because the shown mean must be enough.
  const enough = ceilTo(needed.mean, 2);
  return (
    <span className="text-sm text-quiet">
      {t('planner.mean')}{' '}
      <strong className={`text-ink tabular-nums ${large ? 'text-xl font-extrabold' : 'text-base'}`}>
        {fixed(enough, 2)}
      </strong>
    </span>
  );
}

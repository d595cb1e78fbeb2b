import { useLanguage, useTranslation } from 'shared/runtime';
import { plain } from '../formatNumber.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { neededMean, remainingCfu } from '../formulas/neededMean.ts';
import { RequiredMean } from './RequiredMean.tsx';

const targets = [100, 105, 110];

/** The mean on the remaining exams that leads to 100, 105 and 110. */
export function TargetTable({ exams, bonus }: { exams: readonly ExamEntry[]; bonus: number }) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const left = remainingCfu(exams);
  if (left === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-sm font-semibold">{t('planner.title')}</h4>
      <p className="text-sm text-quiet">
        {t('planner.left', { cfu: plain(left, language) })} {t('planner.points', { count: bonus })}
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
}

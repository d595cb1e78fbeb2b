import { useLanguage, useTranslation } from 'shared/runtime';
import { fixed } from '../formatNumber.ts';
import type { NeededMean } from '../formulas/neededMean.ts';

/** The mean that a target requires, or that it is safe or impossible. */
export function RequiredMean({ needed, large = false }: { needed: NeededMean; large?: boolean }) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  if (needed.kind !== 'mean') {
    const colour = needed.kind === 'safe' ? 'text-success' : 'text-quiet';
    const size = large ? 'text-lg font-bold' : 'text-sm font-semibold';
    return <span className={`${size} ${colour}`}>{t(`planner.${needed.kind}`)}</span>;
  }
  // Rounded up, because the shown mean must be enough.
  const enough = Math.ceil(needed.mean * 100 - 1e-6) / 100;
  return (
    <span className="text-sm text-quiet">
      {t('planner.mean')}{' '}
      <strong className={`text-ink tabular-nums ${large ? 'text-xl font-extrabold' : 'text-base'}`}>
        {fixed(enough, 2, language)}
      </strong>
    </span>
  );
}

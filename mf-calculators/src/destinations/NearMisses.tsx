import { useLanguage, useTranslation } from 'shared/runtime';
import type { RankedDestination } from '../formulas/destinations.ts';
import { nearMisses } from '../formulas/nearMisses.ts';
import { fixed } from '../numbers.ts';

/** How many destinations are in reach, and what a little more would open. */
export function NearMisses({ ranked }: { ranked: readonly RankedDestination[] }) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const reached = ranked.filter((destination) => destination.reached).length;
  const steps = nearMisses(ranked, 3);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-lg font-bold">
        {t('board.reachedInAll', { reached, all: ranked.length })}
      </p>
      {steps.length === 0 ? null : (
        <ul className="flex flex-col gap-1 text-sm text-quiet">
          {steps.map((step) => (
            <li key={step.points}>
              {t('board.nearMiss', {
                count: step.opened,
                points: fixed(Math.ceil(step.points * 100 - 1e-6) / 100, 2, language),
                name: step.name,
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

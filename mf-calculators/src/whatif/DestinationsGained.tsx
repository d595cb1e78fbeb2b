import { useTranslation } from 'shared/runtime';
import type { Destination } from '../formulas/destinations.ts';
import { reachedOnlyBy } from '../formulas/examEffect.ts';

const maxNames = 4;

interface DestinationsGainedProps {
  destinations: readonly Destination[];
  before: number;
  after: number;
}

/** The destinations that a changed score brings into reach, or takes out of it. */
export function DestinationsGained({ destinations, before, after }: DestinationsGainedProps) {
  const { t } = useTranslation('calculators');
  const isBetter = after >= before;
  const changed = isBetter
    ? reachedOnlyBy(destinations, after, before)
    : reachedOnlyBy(destinations, before, after);
  if (changed.length === 0) return <span className="text-sm">{t('effect.noPlaces')}</span>;
  const names = changed.slice(0, maxNames).map(({ name }) => name);
  const more = changed.length - names.length;
  return (
    <span className="max-w-measure text-sm">
      <strong>{t(isBetter ? 'effect.opens' : 'effect.closes', { count: changed.length })}</strong>{' '}
      <span className="text-quiet">
        {names.join(', ')}
        {more > 0 ? ` ${t('effect.more', { count: more })}` : ''}
      </span>
    </span>
  );
}

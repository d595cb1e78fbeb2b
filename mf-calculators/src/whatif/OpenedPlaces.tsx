import { useTranslation } from 'shared/runtime';
import type { Destination } from '../formulas/destinations.ts';
import { reachedOnlyBy } from '../formulas/examEffect.ts';

/** More names than these are a list of its own, which is the board. */
const mostNames = 4;

interface OpenedPlacesProps {
  destinations: readonly Destination[];
  before: number;
  after: number;
}

/** Which destinations a changed score opens, or closes. */
export function OpenedPlaces({ destinations, before, after }: OpenedPlacesProps) {
  const { t } = useTranslation('calculators');
  const better = after >= before;
  const places = better
    ? reachedOnlyBy(destinations, after, before)
    : reachedOnlyBy(destinations, before, after);
  if (places.length === 0) return <span className="text-sm">{t('effect.noPlaces')}</span>;
  const names = places.slice(0, mostNames).map(({ name }) => name);
  const more = places.length - names.length;
  return (
    <span className="max-w-measure text-sm">
      <strong>{t(better ? 'effect.opens' : 'effect.closes', { count: places.length })}</strong>{' '}
      <span className="text-quiet">
        {names.join(', ')}
        {more > 0 ? ` ${t('effect.more', { count: more })}` : ''}
      </span>
    </span>
  );
}

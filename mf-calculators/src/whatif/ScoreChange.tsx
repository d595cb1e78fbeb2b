import { useFormat } from '../format.ts';
import type { Destination } from '../formulas/destinations.ts';
import { reachedOnlyBy } from '../formulas/examEffect.ts';

const maxNames = 4;

interface ScoreChangeProps {
  before: number;
  after: number;
  decimals: number;
  destinations?: readonly Destination[] | undefined;
}

/** A changed score, its difference, and the destinations that come into reach or out of it. */
export function ScoreChange({ before, after, decimals, destinations }: ScoreChangeProps) {
  const { t, fixed, signed } = useFormat();
  const isBetter = after >= before;
  const changed = reachedOnlyBy(
    destinations ?? [],
    Math.max(after, before),
    Math.min(after, before),
  );
  const names = changed.slice(0, maxNames).map(({ name }) => name);
  const more = changed.length - names.length;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-xl font-extrabold text-accent tabular-nums">
          {fixed(after, decimals)}
        </strong>
        <span className="text-quiet tabular-nums">
          {after === before
            ? t('effect.same')
            : t('effect.change', { points: signed(after - before, decimals) })}
        </span>
      </span>
      {destinations && changed.length === 0 ? (
        <span className="text-sm">{t('effect.noDestinations')}</span>
      ) : null}
      {changed.length > 0 ? (
        <span className="max-w-measure text-sm">
          <strong>
            {t(isBetter ? 'effect.opens' : 'effect.closes', { count: changed.length })}
          </strong>{' '}
          <span className="text-quiet">
            {names.join(', ')}
            {more > 0 ? ` ${t('effect.more', { count: more })}` : ''}
          </span>
        </span>
      ) : null}
    </span>
  );
}

import { memo, useMemo } from 'react';
import { Button, Icon } from 'shared/ui';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import { useFormat } from '../format.ts';
import type { RankedDestination } from '../formulas/destinations.ts';
import { nearMisses } from '../formulas/nearMisses.ts';
import { scrollToPart } from '../scrollToPart.ts';
import { FilterSwitch } from './FilterSwitch.tsx';

const linkedParts = ['board', 'chart', 'effect'] as const;

interface NearMissesProps {
  ranked: readonly RankedDestination[];
  calculator: ExchangeCalculator;
  /** Whether a chart follows. */
  hasChart: boolean;
}

/**
 * How many destinations are in reach, and which ones a few more points would open, unless only those in
 * reach are asked for.
 */
export const NearMisses = memo(function NearMisses(props: NearMissesProps) {
  const { ranked, calculator, hasChart } = props;
  const { scale, store } = calculator;
  const { t, plain, signed } = useFormat();
  const reached = ranked.filter((destination) => destination.reached).length;
  const misses = useMemo(() => nearMisses(ranked, scale.steps, scale.decimals), [ranked, scale]);
  const links = { board: true, chart: hasChart, effect: true };
  const isReachedOnly = store.useStore(({ filter }) => filter.reachedOnly);
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h3>
          <span className="block text-sm font-semibold">{t('board.inReach')}</span>
          <strong className="text-2xl font-extrabold text-accent tabular-nums">{reached}</strong>{' '}
          <span className="pl-1 text-quiet">{t('board.outOf', { all: ranked.length })}</span>
        </h3>
        <div className="print:hidden">
          <FilterSwitch name="reachedOnly" calculator={calculator} />
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-5 print:hidden">
        {linkedParts
          .filter((part) => links[part])
          .map((part) => (
            <Button
              key={part}
              variant="link"
              className="text-left"
              onClick={(event) => scrollToPart(event.currentTarget, part)}
            >
              {t(`board.jumps.${part}`)}
            </Button>
          ))}
      </p>
      {misses.length === 0 || isReachedOnly ? null : (
        <ul className="border-t border-hairline print:hidden">
          {misses.map(({ points, opened }) => (
            <li key={points} className="border-b border-hairline">
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-1 [&::-webkit-details-marker]:hidden">
                  <span>
                    <strong className="tabular-nums">+{plain(points)}</strong>{' '}
                    {t('board.points', { count: points })}{' '}
                    {t('board.nearMiss', { count: opened.length })}
                  </span>
                  <Icon name="down" className="size-5 shrink-0 text-quiet group-open:rotate-180" />
                </summary>
                <ul className="flex flex-col gap-1 pb-3 text-sm text-quiet">
                  {opened.map(({ id, name, delta }) => (
                    <li key={id} className="flex justify-between gap-4">
                      <span className="min-w-0 break-words">{name}</span>
                      <span className="tabular-nums">
                        {delta === null ? null : signed(delta, 2)}
                      </span>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

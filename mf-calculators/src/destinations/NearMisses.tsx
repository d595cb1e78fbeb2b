import { type MouseEvent, memo, useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { RankedDestination } from '../formulas/destinations.ts';
import { nearMisses } from '../formulas/nearMisses.ts';
import { plain, signed } from '../numbers.ts';

/** The board is below the filters and the chart: on a phone, a long way. */
function goToBoard(event: MouseEvent<HTMLElement>) {
  const board = event.currentTarget
    .closest('[role="tabpanel"]')
    ?.querySelector<HTMLElement>('[data-board]');
  board?.scrollIntoView({ block: 'start' });
  board?.focus({ preventScroll: true });
}

interface NearMissesProps {
  ranked: readonly RankedDestination[];
  /** Round numbers of points that are worth asking for. */
  steps: readonly number[];
  decimals: number;
}

/** How many destinations are in reach, and what a little more would open. */
export const NearMisses = memo(function NearMisses(props: NearMissesProps) {
  const { ranked, steps, decimals } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const reached = ranked.filter((destination) => destination.reached).length;
  const misses = useMemo(() => nearMisses(ranked, steps, decimals), [ranked, steps, decimals]);
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="text-lg font-bold">
          {t('board.reachedInAll', { reached, all: ranked.length })}
        </h3>
        <Button variant="link" className="print:hidden" onClick={goToBoard}>
          {t('board.jump')}
        </Button>
      </div>
      {misses.length === 0 ? null : (
        <ul className="border-t border-hairline print:hidden">
          {misses.map(({ points, opened }) => (
            <li key={points} className="border-b border-hairline">
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-1 [&::-webkit-details-marker]:hidden">
                  <span>
                    <strong className="tabular-nums">+{plain(points, language)}</strong>{' '}
                    {t('board.points', { count: points })}{' '}
                    {t('board.nearMiss', { count: opened.length })}
                  </span>
                  <Icon name="down" className="size-5 shrink-0 text-quiet group-open:rotate-180" />
                </summary>
                <ul className="flex flex-col gap-1 pb-3 text-sm text-quiet">
                  {opened.map(({ id, name, delta }) => (
                    <li key={id} className="flex justify-between gap-4">
                      <span>{name}</span>
                      <span className="tabular-nums">
                        {delta === null ? null : signed(delta, 2, language)}
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

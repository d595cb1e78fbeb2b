import { memo, useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { RankedDestination } from '../formulas/destinations.ts';
import { nearMisses } from '../formulas/nearMisses.ts';
import { plain, signed } from '../numbers.ts';
import { goToPart, type Jump } from './resultPart.ts';

interface NearMissesProps {
  ranked: readonly RankedDestination[];
  /** Round numbers of points that are worth asking for. */
  steps: readonly number[];
  decimals: number;
  /** What else there is to go to. */
  jumps: readonly Jump[];
}

/** How many destinations are in reach, and what a little more would open. */
export const NearMisses = memo(function NearMisses(props: NearMissesProps) {
  const { ranked, steps, decimals, jumps } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const reached = ranked.filter((destination) => destination.reached).length;
  const misses = useMemo(() => nearMisses(ranked, steps, decimals), [ranked, steps, decimals]);
  return (
    <section className="flex flex-col gap-2">
      <h3>
        <span className="block text-sm font-semibold">{t('board.inReach')}</span>
        <strong className="text-2xl font-extrabold text-accent tabular-nums">{reached}</strong>{' '}
        <span className="pl-1 text-quiet">{t('board.outOf', { all: ranked.length })}</span>
      </h3>
      <p className="flex flex-wrap items-center gap-x-5 print:hidden">
        {jumps.map((jump) => (
          <Button
            key={jump}
            variant="link"
            className="text-left"
            onClick={(event) => goToPart(event.currentTarget, jump)}
          >
            {t(`board.jumps.${jump}`)}
          </Button>
        ))}
      </p>
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
                      <span className="min-w-0 break-words">{name}</span>
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

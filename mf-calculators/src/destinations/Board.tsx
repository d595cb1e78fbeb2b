import { memo, useDeferredValue, useMemo } from 'react';
import { Button, EmptyState, Skeleton } from 'shared/ui';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import { useFormat } from '../format.ts';
import { type Destination, groupByRegion, rank, sorted } from '../formulas/destinations.ts';
import { partOf } from '../scrollToPart.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardGroup } from './BoardGroup.tsx';
import { noFilter, passing } from './boardFilter.ts';
import { CompareTable } from './CompareTable.tsx';
import { DestinationChart } from './chart/DestinationChart.tsx';
import { NearMisses } from './NearMisses.tsx';

interface BoardProps {
  calculator: ExchangeCalculator;
  /** Undefined while they load. */
  destinations: readonly Destination[] | undefined;
  score: number | null;
  /** The score with the grade that the student tries in "What one exam is worth". */
  triedScore: number | null;
}

/**
 * The destinations: which ones are in reach, their lowest scores and the student's gap, and their chart.
 * It re-renders at every letter of the filter, so the parts beside its rows are memoised.
 */
export const Board = memo(function Board(props: BoardProps) {
  const { calculator, destinations, score, triedScore } = props;
  const { scale, store, lists, isGrouped } = calculator;
  const { t, language } = useFormat();
  const ranked = useMemo(() => rank(destinations ?? [], score), [destinations, score]);
  // The field shows a letter at once, and the board follows.
  const filter = useDeferredValue(store.useStore((state) => state.filter));
  const favourites = lists.useFavourites();
  const compared = lists.useCompared(({ ids }) => ids);
  const shown = useMemo(() => passing(ranked, filter, favourites), [ranked, filter, favourites]);
  const hasChart = score !== null && shown.length > 0;
  const sort = store.useStore((state) => state.sort);
  const groups = useMemo(
    () =>
      isGrouped && sort === 'delta'
        ? groupByRegion(ranked)
        : [{ region: null, destinations: sorted(ranked, sort) }],
    [ranked, isGrouped, sort],
  );
  const shownIds = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  if (!destinations) return <Skeleton className="h-120" />;
  if (destinations.length === 0) return <EmptyState title={t('board.none')} />;
  return (
    <div className="flex flex-col gap-6">
      {score === null ? null : (
        <NearMisses ranked={ranked} calculator={calculator} hasChart={hasChart} />
      )}
      <BoardFilters ranked={ranked} calculator={calculator} />
      <CompareTable ranked={ranked} calculator={calculator} />
      <p role="status" className="text-sm text-quiet">
        {t('board.count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('board.noMatch')}
          action={
            <Button
              variant="outline"
              onClick={({ currentTarget }) => {
                // The button unmounts with the empty state: the focus moves to the filters.
                partOf(currentTarget, 'board')?.focus({ preventScroll: true });
                store.actions.filter(noFilter);
              }}
            >
              {t('board.reset')}
            </Button>
          }
        />
      ) : null}
      {groups.map((group) => (
        <BoardGroup
          key={group.region}
          group={group}
          shown={shownIds}
          scored={score !== null}
          favourites={favourites}
          compared={compared}
          lists={lists}
          t={t}
          language={language}
        />
      ))}
      <p className="max-w-measure text-sm text-quiet">{t('board.disclaimer')}</p>
      {hasChart ? (
        <DestinationChart
          ranked={shown}
          score={score}
          triedScore={triedScore}
          decimals={scale.decimals}
        />
      ) : null}
    </div>
  );
});

import { useCallback, useDeferredValue, useMemo } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { Button, EmptyState, Skeleton } from 'shared/ui';
import { type Destination, groupByPlace, rank } from '../formulas/destinations.ts';
import type { CalculatorWork } from '../work/createWork.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardGroup } from './BoardGroup.tsx';
import { noFilter, passes } from './boardFilter.ts';
import { LazyChart } from './chart/LazyChart.tsx';
import type { Choices } from './choices.ts';
import { CompareBar } from './compare/CompareBar.tsx';
import { CompareTable } from './compare/CompareTable.tsx';
import { mostCompared } from './compare/compared.ts';
import { NearMisses } from './NearMisses.tsx';

export interface BoardProps {
  /** Undefined while they are being read. */
  destinations: readonly Destination[] | undefined;
  score: number | null;
  /** The score as it would be with another grade in one exam. */
  ifScore: number | null;
  /** In how many decimals the scores are counted, and which steps of them are worth asking for. */
  scale: { decimals: number; steps: readonly number[] };
  /** What a place is here: a continent or a country. */
  places: 'continent' | 'country';
  work: CalculatorWork;
  choices: Choices;
}

/**
 * The departures board: where to, what it took last time, and how far off the student is. It alone
 * draws itself anew while a name is typed, so what it shows beside its rows is memoised.
 */
export function Board(props: BoardProps) {
  const { destinations, score, ifScore, scale, places, work, choices } = props;
  const { t } = useTranslation('calculators');
  const filter = work.useWork((state) => state.filter);
  const onFilter = work.actions.filter;
  const ranked = useMemo(() => rank(destinations ?? [], score), [destinations, score]);
  // What is typed shows at once; the board may be a moment late.
  const applied = useDeferredValue(filter);
  const favourites = choices.favourites.useIds();
  const comparedIds = choices.compared.useIds();
  const shown = useMemo(
    () => ranked.filter((destination) => passes(destination, applied, favourites)),
    [ranked, applied, favourites],
  );
  const groups = useMemo(() => groupByPlace(shown), [shown]);
  const compared = useMemo(
    () => comparedIds.flatMap((id) => ranked.find((one) => one.id === id) ?? []),
    [comparedIds, ranked],
  );
  const full = t('compare.full', { most: mostCompared });
  const onCompare = useCallback(
    (id: string) => {
      if (!choices.compared.toggle(id)) toast.message({ title: full });
    },
    [choices, full],
  );

  if (!destinations) return <Skeleton className="h-120" />;
  if (destinations.length === 0) return <EmptyState title={t('board.none')} />;
  return (
    <div className="flex flex-col gap-6">
      {score === null ? null : (
        <NearMisses ranked={ranked} steps={scale.steps} decimals={scale.decimals} />
      )}
      <BoardFilters ranked={ranked} places={places} filter={filter} onChange={onFilter} />
      <CompareTable compared={compared} most={mostCompared} places={places} onRemove={onCompare} />
      {score === null || shown.length === 0 ? null : (
        <LazyChart ranked={shown} score={score} ifScore={ifScore} decimals={scale.decimals} />
      )}
      <p
        role="status"
        data-board=""
        tabIndex={-1}
        className="scroll-mt-4 text-sm text-quiet outline-none"
      >
        {t('board.shown', { count: shown.length })}
      </p>
      {groups.length === 0 ? (
        <EmptyState
          title={t('board.noMatch')}
          action={
            <Button variant="outline" onClick={() => onFilter(noFilter)}>
              {t('board.reset')}
            </Button>
          }
        />
      ) : (
        groups.map((group) => (
          <BoardGroup
            key={group.place}
            group={group}
            scored={score !== null}
            favourites={favourites}
            compared={comparedIds}
            onFavourite={choices.favourites.toggle}
            onCompare={onCompare}
          />
        ))
      )}
      <p className="max-w-measure text-sm text-quiet">{t('board.disclaimer')}</p>
      <CompareBar compared={compared.length} most={mostCompared} />
    </div>
  );
}

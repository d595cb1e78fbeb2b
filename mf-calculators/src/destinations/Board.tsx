import { memo, useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Button, EmptyState, Skeleton } from 'shared/ui';
import { type Destination, groupByPlace, rank } from '../formulas/destinations.ts';
import { useSettled } from '../useSettled.ts';
import type { CalculatorWork } from '../work/createWork.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardGroup } from './BoardGroup.tsx';
import { noFilter, passing } from './boardFilter.ts';
import { LazyChart } from './chart/LazyChart.tsx';
import type { Choices } from './choices.ts';
import { CompareTable } from './compare/CompareTable.tsx';
import { mostCompared } from './compare/compared.ts';
import { NearMisses } from './NearMisses.tsx';
import { type Jump, partOf } from './resultPart.ts';
import { useLateFilter } from './useLateFilter.ts';

const parts: readonly Jump[] = ['board', 'chart', 'effect'];

export interface BoardProps {
  /** Undefined while they are being read. */
  destinations: readonly Destination[] | undefined;
  score: number | null;
  /** The score as it would be with another grade in one exam. */
  ifScore: number | null;
  /** Whether grades may be tried below the board. */
  canTry: boolean;
  /** In how many decimals the scores are counted, and which steps of them are worth asking for. */
  scale: { decimals: number; steps: readonly number[] };
  /** What a place is here: a continent or a country. */
  places: 'continent' | 'country';
  work: CalculatorWork;
  choices: Choices;
}

/**
 * The departures board: how many are in reach, which, what each took last time and how far off the
 * student is, and last the picture of it. It alone
 * draws itself anew while a name is typed, so what it shows beside its rows is memoised.
 */
export const Board = memo(function Board(props: BoardProps) {
  const { destinations, score, ifScore, scale, places, work, choices, canTry } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const ranked = useMemo(() => rank(destinations ?? [], score), [destinations, score]);
  const filter = useLateFilter(work);
  const favourites = choices.favourites.useIds();
  const comparedIds = choices.compared.useIds();
  const shown = useMemo(() => passing(ranked, filter, favourites), [ranked, filter, favourites]);
  // Far below, and dear to draw: it follows once the student pauses.
  const settled = useSettled(filter, 300);
  const charted = useMemo(
    () => passing(ranked, settled, favourites),
    [ranked, settled, favourites],
  );
  const hasChart = score !== null && charted.length > 0;
  const jumps = useMemo(
    () => parts.filter((part) => part === 'board' || (part === 'chart' ? hasChart : canTry)),
    [hasChart, canTry],
  );
  const groups = useMemo(() => groupByPlace(ranked), [ranked]);
  const shownIds = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  const compared = useMemo(
    () => comparedIds.flatMap((id) => ranked.find((one) => one.id === id) ?? []),
    [comparedIds, ranked],
  );
  if (!destinations) return <Skeleton className="h-120" />;
  if (destinations.length === 0) return <EmptyState title={t('board.none')} />;
  return (
    <div className="flex flex-col gap-6">
      {score === null ? null : (
        <NearMisses ranked={ranked} steps={scale.steps} decimals={scale.decimals} jumps={jumps} />
      )}
      <BoardFilters ranked={ranked} places={places} work={work} />
      <CompareTable
        compared={compared}
        most={mostCompared}
        places={places}
        onRemove={choices.compared.toggle}
      />
      <p role="status" className="text-sm text-quiet">
        {t('board.shown', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('board.noMatch')}
          action={
            <Button
              variant="outline"
              onClick={({ currentTarget }) => {
                // It goes with the empty list: the keyboard goes on at the filters.
                partOf(currentTarget, 'board')?.focus({ preventScroll: true });
                work.actions.filter(noFilter);
              }}
            >
              {t('board.reset')}
            </Button>
          }
        />
      ) : null}
      {groups.map((group) => (
        <BoardGroup
          key={group.place}
          group={group}
          shown={shownIds}
          scored={score !== null}
          favourites={favourites}
          compared={comparedIds}
          onFavourite={choices.favourites.toggle}
          onCompare={choices.compared.toggle}
          t={t}
          language={language}
        />
      ))}
      <p className="max-w-measure text-sm text-quiet">{t('board.disclaimer')}</p>
      {hasChart ? (
        <LazyChart ranked={charted} score={score} ifScore={ifScore} decimals={scale.decimals} />
      ) : null}
    </div>
  );
});

import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, EmptyState, Skeleton } from 'shared/ui';
import { type Destination, groupByPlace, rank } from '../formulas/destinations.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardGroup } from './BoardGroup.tsx';
import { type BoardFilter, noFilter, passes } from './boardFilter.ts';
import type { Favourites } from './favourites.ts';
import { NearMisses } from './NearMisses.tsx';

interface BoardProps {
  /** Undefined while they are being read. */
  destinations: readonly Destination[] | undefined;
  score: number | null;
  /** What a place is here: a continent or a country. */
  places: 'continent' | 'country';
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  favourites: Favourites;
}

/** The departures board: where to, what it took last time, and how far off the student is. */
export function Board({ destinations, score, places, filter, onFilter, favourites }: BoardProps) {
  const { t } = useTranslation('calculators');
  const ranked = useMemo(() => rank(destinations ?? [], score), [destinations, score]);
  // What is typed shows at once; the board may be a moment late.
  const applied = useDeferredValue(filter);
  const chosen = favourites.useIds();
  const groups = useMemo(
    () => groupByPlace(ranked.filter((destination) => passes(destination, applied, chosen))),
    [ranked, applied, chosen],
  );

  if (!destinations) return <Skeleton className="h-120" />;
  if (destinations.length === 0) return <EmptyState title={t('board.none')} />;
  const shown = groups.reduce((sum, group) => sum + group.destinations.length, 0);
  return (
    <div className="flex flex-col gap-6">
      {score === null ? null : <NearMisses ranked={ranked} />}
      <BoardFilters ranked={ranked} places={places} filter={filter} onChange={onFilter} />
      <p role="status" className="text-sm text-quiet">
        {t('board.shown', { count: shown })}
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
            chosen={chosen}
            onFavourite={favourites.toggle}
          />
        ))
      )}
      <p className="max-w-measure text-sm text-quiet">{t('board.disclaimer')}</p>
    </div>
  );
}

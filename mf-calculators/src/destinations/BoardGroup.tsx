import { memo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import type { PlaceGroup } from '../formulas/destinations.ts';
import { placeName } from '../reading/placeName.ts';
import { BoardRow } from './BoardRow.tsx';
import { boardColumns } from './boardColumns.ts';

interface BoardGroupProps {
  group: PlaceGroup;
  /** Whether there is a score to compare with. */
  scored: boolean;
  favourites: readonly string[];
  compared: readonly string[];
  onFavourite: (id: string) => void;
  onCompare: (id: string) => void;
}

/** The destinations of one place. */
export const BoardGroup = memo(function BoardGroup(props: BoardGroupProps) {
  const { group, scored, favourites, compared, onFavourite, onCompare } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const reached = group.destinations.filter((destination) => destination.reached).length;
  const place = group.place === '' ? t('board.unknownPlace') : placeName(group.place, language);
  return (
    <section aria-label={place}>
      <div className="-top-5 z-5 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink bg-paper pt-2 pb-1.5 @min-[15rem]:sticky md:-top-6 [@media(max-height:32rem)]:-top-3 print:static print:break-after-avoid">
        <h3 className="text-lg font-bold">{place}</h3>
        <p className="text-sm text-quiet tabular-nums">
          {scored
            ? t('board.reachedOf', { reached, all: group.destinations.length })
            : t('board.count', { count: group.destinations.length })}
        </p>
      </div>
      <div
        aria-hidden="true"
        className={`hidden gap-x-4 border-b border-hairline py-1.5 text-xs font-semibold text-quiet md:grid print:hidden ${boardColumns}`}
      >
        <span className="col-start-2">{t('board.columns.university')}</span>
        <span className="text-right">{t('board.columns.range')}</span>
        <span className="text-right">{scored ? t('board.columns.delta') : null}</span>
      </div>
      <ul
        // A place that is out of sight costs nothing. By place and not by row: the browser watches
        // each of them at every frame.
        className="[content-visibility:auto] print:[content-visibility:visible]"
        style={{ containIntrinsicHeight: `auto ${group.destinations.length * 5}rem` }}
      >
        {group.destinations.map((destination) => (
          <BoardRow
            key={destination.id}
            destination={destination}
            scored={scored}
            favourite={favourites.includes(destination.id)}
            compared={compared.includes(destination.id)}
            onFavourite={onFavourite}
            onCompare={onCompare}
            t={t}
            language={language}
          />
        ))}
      </ul>
    </section>
  );
});

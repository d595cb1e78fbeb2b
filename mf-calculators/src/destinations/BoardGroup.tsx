import { memo, useMemo } from 'react';
import type { PlaceGroup } from '../formulas/destinations.ts';
import { placeName } from '../reading/placeName.ts';
import { BoardPart, type BoardPartProps, inParts, isSame } from './BoardPart.tsx';
import { boardColumns } from './boardColumns.ts';

interface BoardGroupProps extends Omit<BoardPartProps, 'destinations'> {
  group: PlaceGroup;
}

/** The destinations of one place; without one that the filter lets through, nothing to see. */
export const BoardGroup = memo(
  function BoardGroup({ group, ...rows }: BoardGroupProps) {
    const { shown, scored, t, language } = rows;
    const here = group.destinations.filter(({ id }) => shown.has(id));
    const reached = here.filter((destination) => destination.reached).length;
    const parts = useMemo(() => inParts(group.destinations), [group]);
    const place = group.place === '' ? t('board.unknownPlace') : placeName(group.place, language);
    return (
      <section aria-label={place} hidden={here.length === 0}>
        <div className="-top-5 z-5 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink bg-paper pt-2 pb-1.5 @min-[15rem]:sticky md:-top-6 [@media(max-height:32rem)]:-top-3 print:static print:break-after-avoid">
          <h3 className="min-w-0 wrap-anywhere text-lg font-bold">{place}</h3>
          <p className="text-sm text-quiet tabular-nums">
            {scored
              ? t('board.reachedOf', { reached, all: here.length })
              : t('board.count', { count: here.length })}
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
        {parts.map((part) => (
          <BoardPart key={part[0]?.id} {...rows} destinations={part} />
        ))}
      </section>
    );
  },
  isSame(({ group }) => group.destinations),
);

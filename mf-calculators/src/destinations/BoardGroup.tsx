import { memo, useMemo } from 'react';
import type { RankedDestination } from '../formulas/destinations.ts';
import { BoardRow, type BoardRowContext, boardColumns } from './BoardRow.tsx';
import { regionName } from './regionName.ts';

/** About as many rows as fit a phone's screen; the browser renders them together. */
const chunkSize = 8;

interface RowsProps extends Omit<BoardRowContext, 'showRegion'> {
  /** The ids that pass the filter. */
  shown: ReadonlySet<string>;
  favourites: readonly string[];
  compared: readonly string[];
}

interface BoardGroupProps extends RowsProps {
  group: {
    /** Null for all regions together, whose rows name theirs. */
    region: string | null;
    destinations: readonly RankedDestination[];
  };
}

/** The destinations of one region, or all; hidden when none of them passes the filter. */
export const BoardGroup = memo(
  function BoardGroup({ group, ...rows }: BoardGroupProps) {
    const { shown, scored, t, language } = rows;
    const visible = group.destinations.filter(({ id }) => shown.has(id));
    const reached = visible.filter((destination) => destination.reached).length;
    const chunks = useMemo(() => chunksOf(group.destinations), [group]);
    const region =
      group.region === '' ? t('board.unknownRegion') : regionName(group.region ?? '', language);
    return (
      <section aria-label={region || t('board.jumps.board')} hidden={visible.length === 0}>
        {group.region === null ? null : (
          <div className="-top-5 z-5 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink bg-paper pt-2 pb-1.5 @min-[15rem]:sticky md:-top-6 [@media(max-height:32rem)]:-top-3 print:static print:break-after-avoid">
            <h3 className="min-w-0 wrap-anywhere text-lg font-bold">{region}</h3>
            <p className="text-sm text-quiet tabular-nums">
              {scored
                ? t('board.reachedOf', { reached, all: visible.length })
                : t('board.count', { count: visible.length })}
            </p>
          </div>
        )}
        <div
          aria-hidden="true"
          className={`hidden gap-x-4 px-3 pt-1.5 text-xs font-semibold text-quiet md:grid print:hidden ${boardColumns}`}
        >
          <span className="col-start-2">{t('board.columns.university')}</span>
          <span className="text-right">{t('board.columns.range')}</span>
          <span className="text-right">{scored ? t('board.columns.delta') : null}</span>
        </div>
        {chunks.map((chunk) => (
          <RowChunk
            key={chunk[0]?.id}
            {...rows}
            destinations={chunk}
            showRegion={group.region === null}
          />
        ))}
      </section>
    );
  },
  hasSameRows(({ group }) => group.destinations),
);

interface RowChunkProps extends RowsProps, Pick<BoardRowContext, 'showRegion'> {
  destinations: readonly RankedDestination[];
}

/** Off screen the browser does not render a chunk, but its "find in page" still searches it. */
const RowChunk = memo(
  function RowChunk(props: RowChunkProps) {
    const { destinations, shown, favourites, compared, ...context } = props;
    const count = destinations.filter(({ id }) => shown.has(id)).length;
    return (
      <ul
        hidden={count === 0}
        // On the chunk and not on each row: the browser watches every such element at every frame.
        className="flex flex-col gap-1.5 pt-1.5 [content-visibility:auto] print:block print:[content-visibility:visible]"
        // The remembered height (`auto`) is right only while all of the rows are shown.
        style={{
          containIntrinsicHeight: `${count === destinations.length ? 'auto ' : ''}${count * 6}rem`,
        }}
      >
        {destinations.map((destination) => (
          <BoardRow
            key={destination.id}
            destination={destination}
            shown={shown.has(destination.id)}
            favourite={favourites.includes(destination.id)}
            compared={compared.includes(destination.id)}
            {...context}
          />
        ))}
      </ul>
    );
  },
  hasSameRows(({ destinations }) => destinations),
);

function chunksOf(destinations: readonly RankedDestination[]): RankedDestination[][] {
  const count = Math.ceil(destinations.length / chunkSize);
  return Array.from({ length: count }, (_, index) =>
    destinations.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}

/** A filter re-renders only the groups and chunks of which it hides or shows a row. */
function hasSameRows<Props extends RowsProps>(
  rowsOf: (props: Props) => readonly RankedDestination[],
): (before: Props, now: Props) => boolean {
  return (before, now) =>
    (Object.keys(now) as (keyof Props)[]).every(
      (key) => key === 'shown' || before[key] === now[key],
    ) && rowsOf(now).every(({ id }) => before.shown.has(id) === now.shown.has(id));
}

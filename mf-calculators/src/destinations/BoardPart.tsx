import { memo } from 'react';
import type { RankedDestination } from '../formulas/destinations.ts';
import { BoardRow, type BoardWords } from './BoardRow.tsx';

/** About a phone's screen: what is laid out and painted with a row in sight. */
const mostTogether = 8;

/** A place may have 150 destinations; they are laid out and painted in parts. */
export function inParts(destinations: readonly RankedDestination[]): RankedDestination[][] {
  const parts = Math.ceil(destinations.length / mostTogether);
  return Array.from({ length: parts }, (_, part) =>
    destinations.slice(part * mostTogether, (part + 1) * mostTogether),
  );
}

export interface BoardPartProps extends BoardWords {
  destinations: readonly RankedDestination[];
  /** The destinations that the filter lets through. */
  shown: ReadonlySet<string>;
  /** Whether there is a score to compare with. */
  scored: boolean;
  favourites: readonly string[];
  compared: readonly string[];
  onFavourite: (id: string) => void;
  onCompare: (id: string) => void;
}

/** Some rows of a place. Out of sight they cost nothing; the browser's own search still finds them. */
export const BoardPart = memo(
  function BoardPart(props: BoardPartProps) {
    const { destinations, shown, favourites, compared, ...same } = props;
    const count = destinations.filter(({ id }) => shown.has(id)).length;
    return (
      <ul
        hidden={count === 0}
        // By part and not by row: the browser watches each of them at every frame.
        className="[content-visibility:auto] print:[content-visibility:visible]"
        // The height it once had is worth remembering only while all of its rows are there.
        style={{
          containIntrinsicHeight: `${count === destinations.length ? 'auto ' : ''}${count * 5}rem`,
        }}
      >
        {destinations.map((destination) => (
          <BoardRow
            key={destination.id}
            destination={destination}
            shown={shown.has(destination.id)}
            favourite={favourites.includes(destination.id)}
            compared={compared.includes(destination.id)}
            {...same}
          />
        ))}
      </ul>
    );
  },
  isSame((part) => part.destinations),
);

/**
 * A letter hides and shows rows in some of the parts and places; the others are not drawn again.
 *
 * @param rowsOf The destinations that are drawn with these props.
 */
export function isSame<Props extends Pick<BoardPartProps, 'shown'>>(
  rowsOf: (props: Props) => readonly RankedDestination[],
): (before: Props, now: Props) => boolean {
  return (before, now) =>
    (Object.keys(now) as (keyof Props)[]).every(
      (key) => key === 'shown' || before[key] === now[key],
    ) && rowsOf(now).every(({ id }) => before.shown.has(id) === now.shown.has(id));
}

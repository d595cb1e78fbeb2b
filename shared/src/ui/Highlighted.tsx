import { highlight, highlightTerms } from '../search/highlight.ts';
import { classes } from './classNames.ts';

type HighlightedProps = {
  text: string;
  /** How a mark differs here from the others. */
  className?: string;
} & ({ term: string } | { words: readonly string[] });

/**
 * A text in which what was searched is marked: the `term` as it was typed, or each of the `words` in
 * whatever form it stands there.
 */
export function Highlighted({ text, className, ...sought }: HighlightedProps) {
  const pieces =
    'term' in sought ? highlight(text, sought.term) : highlightTerms(text, sought.words);
  return pieces.map(({ text: piece, found, start }) =>
    found ? (
      <mark
        key={start}
        className={classes(
          'text-inherit underline decoration-accent decoration-2 underline-offset-3',
          className ?? 'bg-accent-soft',
        )}
      >
        {piece}
      </mark>
    ) : (
      <span key={start}>{piece}</span>
    ),
  );
}

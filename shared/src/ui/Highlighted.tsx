import { highlight, highlightTerms } from '../search/highlight.ts';
import { classes } from './classNames.ts';

type HighlightedProps = {
  text: string;
  /** Additional classes of the marks. */
  className?: string;
} & ({ term: string } | { words: readonly string[] });

/** A text with search matches marked: the `term` literally, or each of `words` in any inflection. */
export function Highlighted({ text, className, ...match }: HighlightedProps) {
  const pieces = 'term' in match ? highlight(text, match.term) : highlightTerms(text, match.words);
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

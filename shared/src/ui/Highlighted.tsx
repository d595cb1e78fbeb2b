import { highlight } from '../rows/highlight.ts';

/** A text in which the words that were typed are marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return highlight(text, ...words).map(({ text: piece, found, start }) =>
    found ? (
      <mark
        key={start}
        className="bg-line-soft text-inherit underline decoration-line decoration-2 underline-offset-3"
      >
        {piece}
      </mark>
    ) : (
      <span key={start}>{piece}</span>
    ),
  );
}

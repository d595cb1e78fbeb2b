import { highlight } from 'shared/rows';

/** A text in which what was searched is marked. */
export function Highlighted({ text, term }: { text: string; term: string }) {
  return highlight(text, term).map(({ text: piece, found, start }) =>
    found ? (
      <mark
        key={start}
        className="bg-line-soft text-ink underline decoration-line decoration-2 underline-offset-3"
      >
        {piece}
      </mark>
    ) : (
      <span key={start}>{piece}</span>
    ),
  );
}

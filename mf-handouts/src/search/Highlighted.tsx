import { highlight } from 'shared/rows';

/** A text in which what was searched is marked: the term as a whole, or each of several words. */
export function Highlighted({ text, term }: { text: string; term: string | readonly string[] }) {
  const wanted = typeof term === 'string' ? [term] : term;
  return highlight(text, ...wanted).map(({ text: piece, found, start }) =>
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

import type { FoundMatch } from './findText.ts';

/** Where a match, or a line of it, is on its page, in percent of the page's size. */
export interface FoundBox {
  /** The index of its match. */
  match: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The boxes of a page's matches.
 *
 * @param pieces The elements of the page's text layer, in the document.
 */
export function foundBoxes(
  pieces: readonly HTMLElement[],
  matches: readonly FoundMatch[],
): FoundBox[] {
  const page = pieces[0]?.closest('.textLayer')?.getBoundingClientRect();
  if (!page || page.width === 0 || page.height === 0) return [];
  return matches.flatMap((parts, match) =>
    parts.flatMap(({ piece, from, to }) => {
      const text = pieces[piece]?.firstChild;
      if (!(text instanceof Text)) return [];
      const range = document.createRange();
      range.setStart(text, Math.min(from, text.length));
      range.setEnd(text, Math.min(to, text.length));
      return [...range.getClientRects()].map((box) => ({
        match,
        left: (100 * (box.left - page.left)) / page.width,
        top: (100 * (box.top - page.top)) / page.height,
        width: (100 * box.width) / page.width,
        height: (100 * box.height) / page.height,
      }));
    }),
  );
}

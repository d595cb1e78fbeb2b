import { highlight, highlightTerms, queryTerms } from 'shared/search';

/** The text of a page, and where in it each of its pieces begins. */
export interface PageText {
  text: string;
  /** By piece; a piece that adds nothing begins where the next one does. */
  starts: readonly number[];
}

/** A piece of a page's text as pdf.js reads it. */
interface Piece {
  str: string;
  /** Whether a line ends after it. */
  hasEOL: boolean;
}

/** Joins the pieces of a page: lines with a space, and a word that a hyphen divides between two lines. */
export function pageText(pieces: readonly Piece[]): PageText {
  let text = '';
  const starts = pieces.map(({ str, hasEOL }) => {
    const start = text.length;
    text += str;
    // The end only: over the whole text, a page of thousands of lines would take quadratic time.
    if (hasEOL && /\p{L}-$/u.test(text.slice(-3))) text = text.slice(0, -1);
    else if (hasEOL && !text.endsWith(' ')) text += ' ';
    return start;
  });
  return { text, starts };
}

/** A part of a piece, by the indices of its letters. */
interface FoundPart {
  piece: number;
  from: number;
  to: number;
}

/** A match on a page, which may reach over several pieces. */
export type FoundMatch = readonly FoundPart[];

interface FoundOnPage {
  /** The matches of the whole query. */
  phrases: readonly FoundMatch[];
  /** The matches of its single words, in any inflection. */
  words: readonly FoundMatch[];
}

/** Finds a query in the text of a page, without regard to accents and case. */
export function findOnPage(page: PageText, query: string): FoundOnPage {
  const find = (segments: ReturnType<typeof highlight>) =>
    segments
      .filter(({ found }) => found)
      .map(({ start, text }) => partsOf(page, start, start + text.length));
  return {
    phrases: find(highlight(page.text, query)),
    words: find(highlightTerms(page.text, queryTerms(query))),
  };
}

function partsOf({ text, starts }: PageText, from: number, to: number): FoundMatch {
  return starts.flatMap((start, piece) => {
    const end = starts[piece + 1] ?? text.length;
    const part = { piece, from: Math.max(from, start) - start, to: Math.min(to, end) - start };
    return part.from < part.to ? part : [];
  });
}

/** A match in a file. */
export interface PlacedMatch {
  /** From 1. */
  page: number;
  /** Its index among the matches of the page. */
  index: number;
}

/**
 * The matches of a file by page: those of the whole query or, where no page has it, those of its words.
 *
 * @param found By page number.
 */
export function matchesByPage(
  found: ReadonlyMap<number, FoundOnPage>,
): ReadonlyMap<number, readonly FoundMatch[]> {
  const hasPhrase = [...found.values()].some(({ phrases }) => phrases.length > 0);
  const pages = [...found].sort(([left], [right]) => left - right);
  return new Map(pages.map(([page, on]) => [page, hasPhrase ? on.phrases : on.words]));
}

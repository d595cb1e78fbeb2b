import { cutText } from 'shared/search';
import { getDocumentProxy } from 'unpdf';
import { joinDividedWords } from './dividedWords.ts';
import { headingsOf, type Line } from './headings.ts';

/** A PDF above a limit is refused as a whole, because a partial text would give partial answers. */
type ReadingLimits = {
  readonly pages: number;
  /** Of all pages together. */
  readonly characters: number;
  readonly seconds: number;
};

/** The longest handout of the association has 120 pages; a page of dense text 4,000 characters. */
const readingLimits: ReadingLimits = { pages: 400, characters: 2_000_000, seconds: 10 };

export type PdfPage = {
  readonly text: string;
  /** The lines of the text that are headings, in order. */
  readonly headings: string[];
};

/** Reads the pages of a PDF, or its first ones. @throws with a reason for the content report. */
export type ReadPages = (bytes: Uint8Array<ArrayBuffer>, firstPages?: number) => Promise<PdfPage[]>;

const maxPageLength = 20_000;
const errorsOnly = 0;

/**
 * The text of each page and its headings: words that a line divides are whole, spaces are normalised, and what
 * Postgres cannot store is left out (NUL, halves of characters). The time limit is checked between pages; the hosted
 * platform or the local worker ends a page that never finishes.
 */
export async function pageTexts(
  bytes: Uint8Array<ArrayBuffer>,
  firstPages = Number.POSITIVE_INFINITY,
  limits: ReadingLimits = readingLimits,
): Promise<PdfPage[]> {
  const end = performance.now() + limits.seconds * 1000;
  // A damaged file can print ten million warnings.
  const document = await getDocumentProxy(bytes, { verbosity: errorsOnly });
  try {
    const last = Math.min(document.numPages, firstPages);
    if (last > limits.pages) {
      throw new Error(`The PDF has ${document.numPages} pages; at most ${limits.pages} are read`);
    }
    const pages: PdfPage[] = [];
    let characters = 0;
    for (let number = 1; number <= last; number += 1) {
      if (performance.now() > end) {
        throw new Error(`Reading the PDF took longer than ${limits.seconds} seconds`);
      }
      const page = await readPage(document, number);
      characters += page.text.length;
      if (characters > limits.characters) {
        throw new Error(`The PDF has more than ${limits.characters} characters`);
      }
      pages.push(page);
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readPage(document: PdfDocument, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let current: Line = { text: '', size: 0 };
  for (const item of items) {
    if (!('str' in item)) continue;
    // The largest size of a line: an index or a symbol may be smaller.
    current = { text: current.text + item.str, size: Math.max(current.size, item.height) };
    if (!item.hasEOL) continue;
    lines.push(current);
    current = { text: '', size: 0 };
  }
  page.cleanup();
  const normalised = [...lines, current].map(({ text, size }) => ({
    text: text
      .replaceAll('\0', '')
      .replace(/\p{Cs}/gu, '\uFFFD')
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
    size,
  }));
  const whole = joinDividedWords(normalised);
  const text = whole.map((line) => line.text).join('\n');
  return { text: cutText(text.trim(), maxPageLength), headings: headingsOf(whole) };
}

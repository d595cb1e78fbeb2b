import { getDocumentProxy } from 'unpdf';

/** How much of a PDF is read. What is longer is refused as a whole: half a text would answer half. */
export type ReadingLimits = {
  readonly pages: number;
  /** Of all pages together. */
  readonly characters: number;
  readonly seconds: number;
};

/** The longest handout of the association has 120 pages; a page of dense text 4,000 characters. */
export const readingLimits: ReadingLimits = { pages: 400, characters: 2_000_000, seconds: 10 };

/** Reads the text of a PDF, a string a page. @throws with the reason, in words for the content report. */
export type ReadPages = (bytes: Uint8Array<ArrayBuffer>) => Promise<string[]>;

const longestPage = 20_000;
const errorsOnly = 0;

/**
 * The text of each page, with spaces tidied. NUL is removed: Postgres cannot store it.
 *
 * Page by page, looking at the clock in between. A page that never ends cannot be left from in here:
 * the hosted platform ends the call, the local server a worker.
 */
export async function pageTexts(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ReadingLimits = readingLimits,
): Promise<string[]> {
  const end = performance.now() + limits.seconds * 1000;
  // Only errors are told: a damaged file has been seen to print ten million warnings.
  const document = await getDocumentProxy(bytes, { verbosity: errorsOnly });
  try {
    if (document.numPages > limits.pages) {
      throw new Error(`The PDF has ${document.numPages} pages; at most ${limits.pages} are read`);
    }
    const texts: string[] = [];
    let characters = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      if (performance.now() > end) {
        throw new Error(`Reading the PDF took longer than ${limits.seconds} seconds`);
      }
      const text = await pageText(document, number);
      characters += text.length;
      if (characters > limits.characters) {
        throw new Error(`The PDF has more than ${limits.characters} characters`);
      }
      texts.push(text);
    }
    return texts;
  } finally {
    await document.loadingTask.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function pageText(document: PdfDocument, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('');
  page.cleanup();
  return text
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .slice(0, longestPage);
}

import { getDocumentProxy } from 'unpdf';

/** A PDF above a limit is refused as a whole, because a partial text would give partial answers. */
type ReadingLimits = {
  readonly pages: number;
  /** Of all pages together. */
  readonly characters: number;
  readonly seconds: number;
};

/** The longest handout of the association has 120 pages; a page of dense text 4,000 characters. */
const readingLimits: ReadingLimits = { pages: 400, characters: 2_000_000, seconds: 10 };

/** Reads the text of a PDF, one string per page. @throws with a reason for the content report. */
export type ReadPages = (bytes: Uint8Array<ArrayBuffer>) => Promise<string[]>;

const maxPageLength = 20_000;
const errorsOnly = 0;

/**
 * The text of each page, with spaces normalised and without NUL, which Postgres cannot store. The time
 * limit is checked between pages; the hosted platform or the local worker ends a page that never finishes.
 */
export async function pageTexts(
  bytes: Uint8Array<ArrayBuffer>,
  limits: ReadingLimits = readingLimits,
): Promise<string[]> {
  const end = performance.now() + limits.seconds * 1000;
  // A damaged file can print ten million warnings.
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
    .slice(0, maxPageLength);
}

import { extractText, getDocumentProxy } from 'unpdf';

const longestPage = 20_000;

/** The text of each page, with spaces tidied. NUL is removed: Postgres cannot store it. */
export async function pageTexts(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const document = await getDocumentProxy(bytes);
  try {
    const { text } = await extractText(document, { mergePages: false });
    return text.map((page) =>
      page
        .replaceAll('\0', '')
        .replace(/[^\S\n]+/g, ' ')
        .trim()
        .slice(0, longestPage),
    );
  } finally {
    await document.loadingTask.destroy();
  }
}

import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// A transcript is a few pages, which the page's own thread reads in a moment: a worker of another origin would have
// to be fetched and started from a blob.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { FileProblem } from './fileProblem.ts';
import { pdfLines, type TextPiece } from './pdfLines.ts';

const maxPages = 20;
/** pdf.js's `VerbosityLevel.ERRORS`. */
const errorsOnly = 0;

/**
 * The text of a PDF as lines whose cells are divided by tabs.
 *
 * @throws FileProblem for a file that is locked or no PDF, or without text, as a scan is.
 */
export async function pdfText(data: ArrayBuffer): Promise<string> {
  const task = getDocument({
    data,
    // Our Content Security Policy forbids eval. Text needs no WebAssembly.
    isEvalSupported: false,
    useWasm: false,
    verbosity: errorsOnly,
  });
  try {
    const document = await task.promise;
    const lines: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      lines.push(...pdfLines(await piecesOf(document, number)));
    }
    if (lines.length === 0) throw new FileProblem('noText');
    return lines.join('\n');
  } catch (cause) {
    if (cause instanceof FileProblem) throw cause;
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new FileProblem(isLocked ? 'locked' : 'unreadable', cause);
  } finally {
    // Another pdf.js of the page would take this global for a worker and block the page too.
    Reflect.deleteProperty(globalThis, 'pdfjsWorker');
    void task.destroy();
  }
}

/** pdf.js's `getTextContent` iterates over a stream, which Safari cannot. */
async function piecesOf(document: PDFDocumentProxy, number: number): Promise<TextPiece[]> {
  const page = await document.getPage(number);
  const pieces: TextPiece[] = [];
  const reader = page.streamTextContent().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) {
      if (!('str' in item)) continue;
      const [, , , , left, baseline] = item.transform;
      pieces.push({
        text: item.str,
        left: Number(left),
        baseline: Number(baseline),
        width: item.width,
        height: item.height,
      });
    }
  }
  return pieces;
}

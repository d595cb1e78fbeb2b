import {
  AbortException,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js';
import './textLayer.css';
import { FileError } from '../opening/fetchFile.ts';
import { loadPdfFile, loadWorker, type PdfFile } from './pdfFiles.ts';
import { columnOf, type TextColumn, unionOf } from './textColumn.ts';

export { loadWorker };

/** pdf.js's `VerbosityLevel.ERRORS`. */
const errorsOnly = 0;

/** Some phones refuse a larger canvas. */
const maxCanvasPixels = 2 ** 24;

/** A broken file can keep pdf.js busy without end. */
const longestStepMs = 30_000;
const closingMs = 2000;

/** A page's canvas, and its invisible text above it for screen readers and selection. */
interface PageCanvas {
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  /** Height divided by width. */
  ratio: number;
  /** Whether something of the page is known to be missing. */
  isIncomplete: boolean;
}

export interface PdfDocument {
  pages: number;
  /** Height divided by width of the first page, which the others mostly share. */
  ratio: number;
  /** The width of the first page in points. */
  width: number;
  /** The text column of the first pages. */
  column: TextColumn;
  /**
   * Renders a page (from 1) at a width in CSS pixels. Pages are rendered one after the other: in
   * parallel, each would be ready later. Resolves to undefined when aborted.
   */
  renderPage: (page: number, width: number, signal: AbortSignal) => Promise<PageCanvas | undefined>;
  close: () => void;
}

/**
 * Opens a PDF with pdf.js.
 *
 * @throws FileError when the file cannot be read or the worker did not load.
 */
export async function openPdf(data: ArrayBuffer): Promise<PdfDocument> {
  GlobalWorkerOptions.workerSrc = await loadWorker();
  const worker = PDFWorker.create({ verbosity: errorsOnly });
  let lacksFiles = false;
  const task = getDocument({
    data,
    worker,
    // Our Content Security Policy forbids eval.
    isEvalSupported: false,
    verbosity: errorsOnly,
    BinaryDataFactory: class {
      fetch = (file: PdfFile) =>
        loadPdfFile(file).catch((cause: unknown) => {
          lacksFiles = true;
          throw cause;
        });
    },
  });
  // Its worker may never answer.
  const close = () =>
    void inTime(task.destroy(), closingMs)
      .catch(() => undefined)
      .finally(() => worker.destroy());
  try {
    const document = await inTime(task.promise);
    const first = (await document.getPage(1)).getViewport({ scale: 1 });
    let previous: Promise<unknown> = Promise.resolve();
    return {
      pages: document.numPages,
      ratio: first.height / first.width,
      width: first.width,
      column: await inTime(firstColumn(document)),
      renderPage: (page, width, signal) => {
        const rendered = previous.then(async () => {
          if (signal.aborted) return undefined;
          const result = await inTime(renderPage(document, page, width, signal));
          return result && { ...result, isIncomplete: result.isIncomplete || lacksFiles };
        });
        previous = rendered.catch(() => undefined);
        return rendered;
      },
      close,
    };
  } catch (cause) {
    close();
    throw new FileError(needsPassword(cause) ? 'protected' : 'damaged', cause);
  }
}

/** pdf.js does not export the class. */
const needsPassword = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'PasswordException';

async function inTime<Result>(step: Promise<Result>, ms = longestStepMs): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('pdf.js took too long')), ms);
  });
  return Promise.race([step, timeout]).finally(() => clearTimeout(timer));
}

/** A title page alone would say little about the others. */
const measuredPages = 3;

async function firstColumn(document: PDFDocumentProxy): Promise<TextColumn> {
  const numbers = Array.from(
    { length: Math.min(measuredPages, document.numPages) },
    (_, i) => i + 1,
  );
  const columns = numbers.map(async (number) => {
    const page = await document.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    const pieces = (await textItems(page)).flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? { left: Number(item.transform[4]), width: item.width }
        : [],
    );
    return columnOf(pieces, width);
  });
  return unionOf(await Promise.all(columns));
}

/** pdf.js's `getTextContent` iterates over a stream, which Safari cannot. */
async function textItems(page: PDFPageProxy): Promise<TextContent['items']> {
  const items: TextContent['items'] = [];
  const reader: ReadableStreamDefaultReader<TextContent> = page.streamTextContent().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    items.push(...part.value.items);
  }
  return items;
}

async function renderPage(
  document: PDFDocumentProxy,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<PageCanvas | undefined> {
  const page = await document.getPage(number);
  if (signal.aborted) return undefined;
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  const density = Math.min(
    window.devicePixelRatio,
    Math.sqrt(maxCanvasPixels / (viewport.width * viewport.height)),
  );
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width * density));
  canvas.height = Math.max(1, Math.floor(viewport.height * density));
  canvas.setAttribute('aria-hidden', 'true');
  const text = window.document.createElement('div');
  text.className = 'textLayer';
  text.style.setProperty('--total-scale-factor', String(viewport.scale));

  const rendering = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  const textLayer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  const stop = () => {
    rendering.cancel();
    textLayer.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    // A failed text layer only costs the selection.
    await Promise.all([rendering.promise, textLayer.render().catch(() => text.replaceChildren())]);
  } catch (cause) {
    if (signal.aborted || isCancelled(cause)) return undefined;
    throw cause;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (signal.aborted) return undefined;
  const isIncomplete = hasFailedImage(page) || (isBlank(canvas) && (await hasContent(page, text)));
  return { canvas, text, ratio: natural.height / natural.width, isIncomplete };
}

/** pdf.js leaves out an image that it cannot decode, and only writes a warning. */
const hasFailedImage = ({ objs }: PDFPageProxy): boolean =>
  [...objs].some(([, image]) => image === null);

/** Whether something should be seen. Annotations that pdf.js draws in layers of their own are left out. */
async function hasContent(page: PDFPageProxy, text: HTMLElement): Promise<boolean> {
  if (text.textContent?.trim() !== '') return true;
  const annotations: { subtype: string }[] = await page.getAnnotations();
  return annotations.some(({ subtype }) => subtype !== 'Link');
}

/** In rows: most pages have a mark in the first ones. */
const stripe = 128;

/** Whether all pixels are the same. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  if (!context) return false;
  const [colour] = pixels(context, 0, 1);
  for (let top = 0; top < canvas.height; top += stripe) {
    const height = Math.min(stripe, canvas.height - top);
    if (pixels(context, top, height).some((pixel) => pixel !== colour)) return false;
  }
  return true;
}

const pixels = (context: CanvasRenderingContext2D, top: number, height: number) =>
  new Uint32Array(context.getImageData(0, top, context.canvas.width, height).data.buffer);

/** Whether rendering ended because its document was closed. */
const isCancelled = (cause: unknown): boolean =>
  cause instanceof AbortException || cause instanceof RenderingCancelledException;

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
import { FileError, type PartialFile } from '../opening/fetchFile.ts';
import { type PageText, pageText } from './findText.ts';
import { loadPdfFile, loadWorker, type PdfFile } from './pdfFiles.ts';
import { PdfRanges } from './pdfRanges.ts';
import { columnOf, type TextColumn, unionOf } from './textColumn.ts';

export { loadWorker };

/** pdf.js's `VerbosityLevel.ERRORS`. */
const errorsOnly = 0;

/** Some phones refuse a larger canvas. */
const maxCanvasPixels = 2 ** 24;

/** A broken file can keep pdf.js busy without end. */
const longestStepMs = 30_000;
const closingMs = 2000;

/** In bytes; a large file is fetched in parts of this size. */
const rangeChunkSize = 2 ** 17;

/** A page's canvas, and its invisible text above it for screen readers and selection. */
interface PageCanvas {
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  /** The elements of the text, one for each piece of its `PageText`. */
  pieces: readonly HTMLElement[];
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
  /** The text of a page (from 1). */
  readText: (page: number) => Promise<PageText>;
  /** The whole file, after the first page was rendered. */
  content: () => Promise<Blob>;
  /** In bytes. */
  size: number;
  close: () => void;
}

/**
 * Opens a PDF with pdf.js.
 *
 * @param onArrived Called with the number of bytes that have arrived.
 * @throws FileError when the file cannot be read or the worker did not load.
 */
export async function openPdf(
  file: Blob | PartialFile,
  onArrived: (bytes: number) => void,
): Promise<PdfDocument> {
  GlobalWorkerOptions.workerSrc = await loadWorker();
  const worker = PDFWorker.create({ verbosity: errorsOnly });
  let lacksFiles = false;
  const ranges =
    file instanceof Blob
      ? undefined
      : new PdfRanges(file, await file.start.arrayBuffer(), onArrived);
  const task = getDocument({
    ...(file instanceof Blob
      ? { data: await file.arrayBuffer() }
      : { range: ranges, rangeChunkSize, disableAutoFetch: true, disableStream: true }),
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
  const isWaiting = () => ranges?.isWaiting === true;
  // Its worker may never answer.
  const close = () =>
    void inTime(task.destroy(), () => false, closingMs)
      .catch(() => undefined)
      .finally(() => worker.destroy());
  const measure = async () => {
    const document = await inTime(task.promise, isWaiting);
    const first = (await inTime(document.getPage(1), isWaiting)).getViewport({ scale: 1 });
    const column = await inTime(firstColumn(document), isWaiting);
    return { document, first, column };
  };
  try {
    const { document, first, column } = await (ranges ? ranges.open(measure()) : measure());
    let markRendered = () => {};
    const firstRendered = new Promise<void>((resolve) => {
      markRendered = resolve;
    });
    const texts = new Map<number, Promise<PageText>>();
    let previous: Promise<unknown> = Promise.resolve();
    return {
      pages: document.numPages,
      ratio: first.height / first.width,
      width: first.width,
      column,
      size: file.size,
      renderPage: (page, width, signal) => {
        const rendered = previous.then(async () => {
          if (signal.aborted) return undefined;
          const result = await inTime(renderPage(document, page, width, signal), isWaiting);
          return result && { ...result, isIncomplete: result.isIncomplete || lacksFiles };
        });
        previous = rendered.catch(() => undefined).finally(markRendered);
        return rendered;
      },
      readText: (page) => {
        const text = texts.get(page) ?? readText(document, page);
        texts.set(page, text);
        return text;
      },
      content: async () => {
        if (file instanceof Blob) return file;
        await firstRendered;
        return new Blob([Uint8Array.from(await document.getData())], { type: 'application/pdf' });
      },
      close,
    };
  } catch (cause) {
    close();
    if (cause instanceof FileError) throw cause;
    throw new FileError(needsPassword(cause) ? 'protected' : 'damaged', cause);
  }
}

/** pdf.js does not export the class. */
const needsPassword = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === 'PasswordException';

/** Rejects when a step takes too long; it may wait for the network as long as `isWaiting` says that it does. */
async function inTime<Result>(
  step: Promise<Result>,
  isWaiting: () => boolean,
  ms = longestStepMs,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const check = () => {
      if (isWaiting()) timer = setTimeout(check, ms);
      else reject(new Error('pdf.js took too long'));
    };
    timer = setTimeout(check, ms);
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

async function readText(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const items = await textItems(await document.getPage(number));
  return pageText(items.filter((item) => 'str' in item));
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
  const pieces = textLayer.textDivs;
  return { canvas, text, pieces, ratio: natural.height / natural.width, isIncomplete };
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

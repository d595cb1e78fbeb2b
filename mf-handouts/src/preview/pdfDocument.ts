import {
  AbortException,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js';
import './textLayer.css';
import { FileError } from '../opening/fetchFile.ts';
import { columnOf, type TextColumn, unionOf } from './textColumn.ts';

const workerUrl = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);

/** The hash of the worker's file, set by `rsbuild.config.ts`. */
declare const PDF_WORKER_INTEGRITY: string;

let workerBlobUrl: Promise<string> | undefined;

/**
 * The worker as a blob URL, because browsers start no worker from another origin. `fetch` checks its
 * integrity, which `new Worker` cannot.
 */
export function loadWorker(): Promise<string> {
  workerBlobUrl ??= fetch(workerUrl, { integrity: PDF_WORKER_INTEGRITY })
    .then((response) => response.blob())
    .then((file) => URL.createObjectURL(new Blob([file], { type: 'text/javascript' })))
    .catch((cause: unknown) => {
      workerBlobUrl = undefined;
      throw new FileError('unreachable', cause);
    });
  return workerBlobUrl;
}

/** pdf.js's `VerbosityLevel.ERRORS`. */
const errorsOnly = 0;

/** Some phones refuse a larger canvas. */
const maxCanvasPixels = 2 ** 24;

/** A page's canvas, and its invisible text above it for screen readers and selection. */
interface PageCanvas {
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  /** Height divided by width. */
  ratio: number;
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
  const task = getDocument({
    data,
    // Our Content Security Policy forbids eval and WebAssembly.
    isEvalSupported: false,
    useWasm: false,
    verbosity: errorsOnly,
  });
  try {
    const document = await task.promise;
    const first = (await document.getPage(1)).getViewport({ scale: 1 });
    let previous: Promise<unknown> = Promise.resolve();
    return {
      pages: document.numPages,
      ratio: first.height / first.width,
      width: first.width,
      column: await firstColumn(document),
      renderPage: (page, width, signal) => {
        const rendered = previous.then(() =>
          signal.aborted ? undefined : renderPage(document, page, width, signal),
        );
        previous = rendered.catch(() => undefined);
        return rendered;
      },
      close: () => void task.destroy(),
    };
  } catch (cause) {
    void task.destroy();
    throw new FileError('damaged', cause);
  }
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
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
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
  return signal.aborted ? undefined : { canvas, text, ratio: natural.height / natural.width };
}

/** Whether rendering ended because its document was closed. */
const isCancelled = (cause: unknown): boolean =>
  cause instanceof AbortException || cause instanceof RenderingCancelledException;

import {
  AbortException,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import './textLayer.css';
import { PdfError } from './pdfFailure.ts';

const workerAddress = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);

/** The hash that the worker's file was built with, see `rsbuild.config.ts`. */
declare const PDF_WORKER_INTEGRITY: string;

let worker: Promise<string> | undefined;

/**
 * The worker, as an address of this page: browsers start none from another origin. Fetched with its
 * hash, because what starts a worker checks none.
 */
function publishedWorker(): Promise<string> {
  worker ??= fetch(workerAddress, { integrity: PDF_WORKER_INTEGRITY })
    .then((response) => response.blob())
    .then((file) => URL.createObjectURL(new Blob([file], { type: 'text/javascript' })))
    .catch((cause: unknown) => {
      worker = undefined;
      throw new PdfError('unreachable', cause);
    });
  return worker;
}

const errorsOnly = 0;

/** More pixels than this some phones refuse for one canvas. */
const mostPixels = 2 ** 24;

/** A page as it is shown: a picture, and its text above it, unseen, to be read out and selected. */
export interface DrawnPage {
  canvas: HTMLCanvasElement;
  text: HTMLElement;
  /** Height by width. */
  ratio: number;
}

export interface PdfDocument {
  pages: number;
  /** Height by width of the first page, which the others mostly share. */
  ratio: number;
  /**
   * Draws a page, from 1, as wide as asked for in CSS pixels, after those that were wanted before it:
   * of two at once, neither would be there soon. Aborting it is no failure.
   */
  draw: (page: number, width: number, signal: AbortSignal) => Promise<DrawnPage | undefined>;
  close: () => void;
}

/**
 * Opens a PDF with pdf.js.
 *
 * @throws PdfError when it is not one, too damaged to be read, or the reader did not come.
 */
export async function openPdf(data: ArrayBuffer): Promise<PdfDocument> {
  GlobalWorkerOptions.workerSrc = await publishedWorker();
  const task = getDocument({
    data,
    // Our policy lets nothing be compiled from text or from WebAssembly.
    isEvalSupported: false,
    useWasm: false,
    verbosity: errorsOnly,
  });
  try {
    const document = await task.promise;
    const first = (await document.getPage(1)).getViewport({ scale: 1 });
    let last: Promise<unknown> = Promise.resolve();
    return {
      pages: document.numPages,
      ratio: first.height / first.width,
      draw: (page, width, signal) => {
        const drawn = last.then(() =>
          signal.aborted ? undefined : draw(document, page, width, signal),
        );
        last = drawn.catch(() => undefined);
        return drawn;
      },
      close: () => void task.destroy(),
    };
  } catch (cause) {
    void task.destroy();
    throw new PdfError('damaged', cause);
  }
}

async function draw(
  document: PDFDocumentProxy,
  number: number,
  width: number,
  signal: AbortSignal,
): Promise<DrawnPage | undefined> {
  const page = await document.getPage(number);
  if (signal.aborted) return undefined;
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  const density = Math.min(
    window.devicePixelRatio,
    Math.sqrt(mostPixels / (viewport.width * viewport.height)),
  );
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.setAttribute('aria-hidden', 'true');
  const text = window.document.createElement('div');
  text.className = 'textLayer';
  text.style.setProperty('--total-scale-factor', String(viewport.scale));

  const picture = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  const stop = () => {
    picture.cancel();
    layer.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    // A text that cannot be laid out costs the selection, not the page.
    await Promise.all([picture.promise, layer.render().catch(() => text.replaceChildren())]);
  } catch (cause) {
    if (signal.aborted || cause instanceof AbortException) return undefined;
    throw cause;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return signal.aborted ? undefined : { canvas, text, ratio: natural.height / natural.width };
}

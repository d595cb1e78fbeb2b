/// <reference types="@rsbuild/core/types" />
import { FileError } from '../opening/fetchFile.ts';

const workerUrl = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** The decoders for scans, two symbol fonts and the character maps of Asian scripts, of which most pages need none. */
const fileUrl = import.meta.webpackContext('pdfjs-dist', {
  regExp:
    /^\.\/(wasm\/(openjpeg|jbig2)\.wasm|standard_fonts\/Foxit(Symbol|Dingbats)\.pfb|cmaps\/[\w-]+\.bcmap)$/,
});

/** The hashes of pdf.js's code by the end of its URL, set by `rsbuild.config.ts`. */
declare const PDF_INTEGRITY: Readonly<Record<string, string>>;

async function fetchChecked(url: string): Promise<Response> {
  const [, integrity = ''] = Object.entries(PDF_INTEGRITY).find(([end]) => url.endsWith(end)) ?? [];
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

let workerBlobUrl: Promise<string> | undefined;

/**
 * The worker as a blob URL, because browsers start no worker from another origin. `fetch` checks its
 * integrity, which `new Worker` cannot.
 */
export function loadWorker(): Promise<string> {
  workerBlobUrl ??= fetchChecked(workerUrl)
    .then((response) => response.blob())
    .then((file) => URL.createObjectURL(new Blob([file], { type: 'text/javascript' })))
    .catch((cause: unknown) => {
      workerBlobUrl = undefined;
      throw new FileError('unreachable', cause);
    });
  return workerBlobUrl;
}

/** A file as pdf.js's worker asks for it. */
export interface PdfFile {
  kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl';
  filename: string;
}

const folders = { cMapUrl: 'cmaps', standardFontDataUrl: 'standard_fonts', wasmUrl: 'wasm' };

/** Loads a file of pdf.js that a page needs. */
export async function loadPdfFile({ kind, filename }: PdfFile): Promise<Uint8Array> {
  const response = await fetchChecked(String(fileUrl(`./${folders[kind]}/${filename}`)));
  return new Uint8Array(await response.arrayBuffer());
}

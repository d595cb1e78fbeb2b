import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

/**
 * pdf.js loads its worker and decoders by URL, without an integrity check. The hashes let us check them
 * (pdfFiles.ts).
 */
const code = ['legacy/build/pdf.worker.min.mjs', 'wasm/openjpeg.wasm', 'wasm/jbig2.wasm'];
const { resolve } = createRequire(import.meta.url);
const integrity = code.map((path) => {
  const file = readFileSync(resolve(`pdfjs-dist/${path}`));
  return [basename(path), `sha384-${createHash('sha384').update(file).digest('base64')}`];
});

/** What a build with the preview needs: the hashes, and the decoders as files. */
export const pdfDefine = { PDF_INTEGRITY: JSON.stringify(Object.fromEntries(integrity)) };
export const pdfFiles = { test: /pdfjs-dist.*\.(wasm|bcmap|pfb)$/, type: 'asset/resource' };

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineRemoteBuild } from 'shared/build';

/**
 * pdf.js loads its worker by URL, without an integrity check. The hash lets us check it
 * (src/preview/pdfDocument.ts).
 */
const worker = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
const hash = createHash('sha384').update(readFileSync(worker)).digest('base64');

export default defineRemoteBuild('handouts', {
  source: { define: { PDF_WORKER_INTEGRITY: JSON.stringify(`sha384-${hash}`) } },
  // Minified already; minifying it again would change the bytes that were hashed.
  output: { minify: { jsOptions: { exclude: /pdf\.worker/ } } },
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineRemoteBuild } from 'shared/build';

/** pdf.js starts it by its URL, past the hashes that the browser checks: so we check it ourselves. */
const worker = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
const hash = createHash('sha384').update(readFileSync(worker)).digest('base64');

export default defineRemoteBuild('handouts', {
  source: { define: { PDF_WORKER_INTEGRITY: JSON.stringify(`sha384-${hash}`) } },
  // Small already, and served as it was hashed.
  output: { minify: { jsOptions: { exclude: /pdf\.worker/ } } },
});

import { type Handler, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { extractPending } from './extractPending.ts';
import { pageTexts, type ReadPages } from './pageTexts.ts';

/** A hosted call has two seconds of processor time and 256 MB. */
const limits = { files: 3, atOnce: 1, megabytes: 20 };

/**
 * Extracts the text of a few pending PDFs. Every visitor's browser calls it once; the queue is almost
 * always empty, which costs one indexed read.
 * Responds with `{ processed, remaining, failed }`, see `Extraction`.
 * @param readPages lets the local server read PDFs in a worker thread.
 */
export function createHandler(environment: Environment, readPages: ReadPages = pageTexts): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const { handoutsBucket } = settings;
  return withCors(
    async () => {
      const { processed, remaining, failed } = await extractPending(api, readPages, {
        ...limits,
        handoutsBucket,
      });
      return Response.json({ processed, remaining, failed });
    },
    { failure: { name: 'extract-pdf-content', error: 'PDF extraction failed' } },
  );
}

import { z } from 'zod';
import { type Handler, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { type ProjectApi, projectApi } from '../_shared/projectApi.ts';
import { pageTexts, type ReadPages } from './pageTexts.ts';
import { sectionsOf } from './sections.ts';
import { readStoredPdf } from './storedFile.ts';

/** A hosted call has two seconds of processor time. */
const filesPerCall = 3;

const work = z.object({
  files: z.array(z.object({ id: z.number(), url: z.string() })),
  remaining: z.number(),
});

/**
 * Extracts the text of a few pending PDFs. Every visitor's browser calls it once; the queue is almost
 * always empty, which costs one indexed read. Each file is taken by one call only.
 * Responds with `{ processed, remaining, failed }`, counts of files; `remaining` stops at 1,000.
 * @param readPages lets the local server read PDFs in a worker thread.
 */
export function createHandler(environment: Environment, readPages: ReadPages = pageTexts): Handler {
  const api = projectApi(readSettings(environment));

  return withCors(
    async () => {
      const { files, remaining } = work.parse(
        await api.call('take_pdf_work', { batch: filesPerCall }),
      );
      let processed = 0;
      for (const file of files) if (await extract(api, readPages, file)) processed += 1;
      return Response.json({ processed, remaining, failed: files.length - processed });
    },
    { failure: { name: 'extract-pdf-content', error: 'PDF extraction failed' } },
  );
}

async function extract(
  api: ProjectApi,
  readPages: ReadPages,
  file: { id: number; url: string },
): Promise<boolean> {
  try {
    const pages = await readPages(await readStoredPdf(api, file.url));
    await api.call('save_pdf_pages', {
      file: file.id,
      pages: pages.map(({ text }) => text),
      sections: sectionsOf(pages),
    });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await api.call('save_pdf_failure', { file: file.id, reason });
    return false;
  }
}

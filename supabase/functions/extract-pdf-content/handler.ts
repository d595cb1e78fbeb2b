import { z } from 'zod';
import { forBrowsers, type Handler } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { type ProjectApi, projectApi } from '../_shared/projectApi.ts';
import { pageTexts, type ReadPages } from './pageTexts.ts';
import { readStoredPdf } from './storedFile.ts';

/** Small enough for the two seconds of processor time that a hosted call has. */
const filesPerCall = 3;

const work = z.object({
  files: z.array(z.object({ id: z.number(), url: z.string() })),
  remaining: z.number(),
});

/**
 * Every visitor's browser calls this once. Almost always the queue is empty and one indexed read says
 * so; otherwise a few files are taken, each by one call only.
 * Answers `{ processed, remaining, failed }`, all three counts of files; `remaining` stops at 1,000.
 * @param readPages for a server that must not read PDFs in the thread that answers everybody.
 */
export function createHandler(environment: Environment, readPages: ReadPages = pageTexts): Handler {
  const api = projectApi(readSettings(environment));

  return forBrowsers(async () => {
    try {
      const { files, remaining } = work.parse(
        await api.call('take_pdf_work', { batch: filesPerCall }),
      );
      let processed = 0;
      for (const file of files) if (await extract(api, readPages, file)) processed += 1;
      return Response.json({ processed, remaining, failed: files.length - processed });
    } catch (error) {
      console.error('extract-pdf-content:', error instanceof Error ? error.message : error);
      return Response.json({ error: 'PDF extraction failed' }, { status: 503 });
    }
  });
}

async function extract(
  api: ProjectApi,
  readPages: ReadPages,
  file: { id: number; url: string },
): Promise<boolean> {
  try {
    const pages = await readPages(await readStoredPdf(api, file.url));
    await api.call('save_pdf_pages', { file: file.id, pages });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await api.call('save_pdf_failure', { file: file.id, reason });
    return false;
  }
}

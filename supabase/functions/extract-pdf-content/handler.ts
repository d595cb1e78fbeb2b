import { z } from 'zod';
import { forBrowsers, type Handler } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { type ProjectApi, projectApi } from '../_shared/projectApi.ts';
import { pageTexts } from './pageTexts.ts';
import { readStoredPdf } from './storedFile.ts';

/** Small enough for the two seconds of processor time that a hosted call has. */
const filesPerCall = 3;

const claimed = z.array(z.object({ id: z.number(), url: z.string() }));

/**
 * Every visitor's browser calls this once. Almost always the queue is empty and one indexed read says
 * so; otherwise a few files are taken, each by one call only.
 */
export function createHandler(environment: Environment): Handler {
  const api = projectApi(readSettings(environment));

  return forBrowsers(async () => {
    try {
      const files = claimed.parse(await api.call('claim_pdf_files', { batch: filesPerCall }));
      if (files.length === 0) return Response.json({ processed: 0, remaining: 0, failed: 0 });
      let processed = 0;
      for (const file of files) if (await extract(api, file)) processed += 1;
      const remaining = z.number().parse(await api.call('count_waiting_pdf_files', {}));
      return Response.json({ processed, remaining, failed: files.length - processed });
    } catch (error) {
      console.error('extract-pdf-content:', error instanceof Error ? error.message : error);
      return Response.json({ error: 'PDF extraction failed' }, { status: 503 });
    }
  });
}

async function extract(api: ProjectApi, file: { id: number; url: string }): Promise<boolean> {
  try {
    const pages = await pageTexts(await readStoredPdf(api, file.url));
    await api.call('save_pdf_pages', { file: file.id, pages });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await api.call('save_pdf_failure', { file: file.id, reason });
    return false;
  }
}

import { z } from 'zod';
import type { ProjectApi } from '../_shared/projectApi.ts';
import type { ReadPages } from './pageTexts.ts';
import { sectionsOf } from './sections.ts';
import { readStoredPdf } from './storedFile.ts';

const work = z.object({
  files: z.array(z.object({ id: z.number(), url: z.string() })),
  remaining: z.number(),
  leased: z.number(),
});

/** Counts of files; `remaining` stops at 1,000, and `leased` are those that other calls have taken. */
export type Extraction = {
  readonly processed: number;
  readonly remaining: number;
  readonly failed: number;
  readonly leased: number;
};

export type ExtractionLimits = {
  /** How many files at most, eight with those that other calls have taken. */
  readonly files: number;
  /** How many of them are in memory at a time. */
  readonly atOnce: number;
  /** Of each file. */
  readonly megabytes: number;
  /** Files that failed before that moment are tried again, whatever their next attempt is. */
  readonly againSince?: string;
  /** See `ProjectSettings`. */
  readonly handoutsBucket: string;
};

/** Takes pending PDFs and extracts their text. Each is taken by one call only. */
export async function extractPending(
  api: ProjectApi,
  readPages: ReadPages,
  limits: ExtractionLimits,
): Promise<Extraction> {
  const { files, remaining, leased } = work.parse(
    await api.call('take_pdf_work', {
      batch: limits.files,
      ...(limits.againSince ? { again_since: limits.againSince } : {}),
    }),
  );
  const waiting = files[Symbol.iterator]();
  let processed = 0;
  const extractEach = async () => {
    for (const file of waiting) if (await extract(api, readPages, file, limits)) processed += 1;
  };
  await Promise.all(Array.from({ length: limits.atOnce }, extractEach));
  return { processed, remaining, failed: files.length - processed, leased: leased - files.length };
}

async function extract(
  api: ProjectApi,
  readPages: ReadPages,
  file: { id: number; url: string },
  { megabytes, handoutsBucket }: ExtractionLimits,
): Promise<boolean> {
  let reason = 'The text could not be saved';
  try {
    const pages = await readStoredPdf(api, file.url, megabytes, handoutsBucket)
      .then(readPages)
      .catch((error: unknown) => {
        // Anybody can read it: only what reading a file says, not what a server answers.
        reason = error instanceof Error ? error.message : String(error);
        throw error;
      });
    await api.call('save_pdf_pages', {
      file: file.id,
      pages: pages.map(({ text }) => text),
      sections: sectionsOf(pages),
    });
    return true;
  } catch {
    await api.call('save_pdf_failure', { file: file.id, reason });
    return false;
  }
}

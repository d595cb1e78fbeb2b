import { createDeviceStore } from 'shared/device';
import { z } from 'shared/zod';
import type { HandoutFile } from '../handoutFile.ts';
import { listPath } from '../paths.ts';

const previewedFile = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  /** The path of the page that lists it. */
  list: z.string().check(z.startsWith('/dispense/')),
  /** The page of the PDF that was last in view, from 1. */
  page: z.number().check(z.int(), z.positive()),
  pages: z.number().check(z.int(), z.positive()),
});

/** The file that was last previewed on this device, and where. */
export const lastPreview = createDeviceStore<z.infer<typeof previewedFile> | null>({
  key: 'handouts.resume',
  schema: z.nullable(previewedFile),
  empty: null,
});

/** Records the page of a preview that is in view, if the site has a page that lists the file. */
export function recordPage(file: HandoutFile, page: number, pages: number): void {
  const list = listPath(file);
  if (list === undefined) return;
  const { id, name, subject } = file;
  lastPreview.set({ id, name, subject, list, page, pages });
}

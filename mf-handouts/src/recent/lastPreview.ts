import { createDeviceStore } from 'shared/device';
import { z } from 'shared/zod';

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

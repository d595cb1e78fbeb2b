import { z } from 'zod';

/** Tables that grew by hand hold numbers where a text belongs, and lack columns. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => value?.toString().trim() || undefined);
const needed = text.pipe(z.string());
const moment = z.preprocess((value) => value ?? undefined, z.coerce.date());

export const handoutRow = z.object({
  id: needed,
  year: needed,
  subject: needed,
  filename: needed,
  uploaded_at: moment,
  subject_en: text,
});

export const lawRow = z.object({
  id: needed,
  name: needed,
  course_year: z.coerce.number(),
  created_at: moment,
  name_en: text,
});

export const guideRow = z.object({
  id: needed,
  category: needed,
  title: needed,
  is_active: z.literal(true),
  updated_at: moment,
  description: text,
  title_en: text,
  description_en: text,
});

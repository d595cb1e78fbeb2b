import { z } from 'shared/zod';

/** What a cell of an installation may hold: tables that grew by hand differ in the types of their columns. */
export const cell = {
  text: z.nullish(z.string()),
  /** A number, or text that may be one. */
  figure: z.nullish(z.union([z.number(), z.string()])),
  key: z.union([z.number(), z.string()]),
};

/** The rows that fit; what does not is left out and never crashes the page. */
export function fitting<Schema extends z.core.$ZodType>(schema: Schema, rows: readonly unknown[]) {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}

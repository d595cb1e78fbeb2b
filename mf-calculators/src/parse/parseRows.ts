import { z } from 'shared/zod';

/** What a cell may hold: tables that grew by hand differ in the types of their columns. */
export const cell = {
  text: z.nullish(z.string()),
  /** A number, or text that may be one. */
  figure: z.nullish(z.union([z.number(), z.string()])),
  key: z.union([z.number(), z.string()]),
};

/** The rows that fit the schema; the others are left out, so that a damaged row never breaks the page. */
export function parseRows<Schema extends z.core.$ZodType>(
  schema: Schema,
  rows: readonly unknown[],
) {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}

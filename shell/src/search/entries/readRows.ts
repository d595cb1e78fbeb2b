import { z } from 'shared/zod';

/** A text of a table without the space around it; blank is none. */
export const name = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')),
    z.string().check(z.minLength(1)),
  ),
);

/** The same where a row is good without it. */
export const optionalName = z.catch(z.optional(name), undefined);

/** The rows that can be read. A bad one costs only itself: the content report lists it. */
export function readRows<Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[]): Row[] {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}

import { z } from 'shared/zod';

/** A required text of a table, or a number, without surrounding or repeated space; blank fails. */
export const rowText = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform((text: string | number) =>
      String(text).normalize('NFC').trim().replace(/\s+/g, ' '),
    ),
    z.string().check(z.minLength(1)),
  ),
);

/** A text without which the row is still usable: undefined where `rowText` fails. */
export const optionalRowText = z.catch(z.optional(rowText), undefined);

/** The rows that match the schema. Invalid rows are skipped; the content report lists them. */
export function parseRows<Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[]): Row[] {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row);
    return parsed.success ? [parsed.data] : [];
  });
}

/** A list from a device or a link. Invalid items are skipped. */
export const listOf = <Item>(item: z.ZodMiniType<Item>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items: unknown[]) => parseRows(item, items)),
  );

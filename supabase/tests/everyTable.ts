import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  rowSecurity: z.boolean(),
  column: z.string(),
});

/**
 * Tables of the project that exist, so that none can be forgotten; `column` is one of each that takes
 * values. A view is as safe as its tables if it reads them with the rights of whoever asks.
 */
export async function everyTable(database: PGlite, schemas: readonly string[]) {
  const { rows } = await database.query(
    `select n.nspname as schema, c.relname as name, c.relrowsecurity
         or (c.relkind = 'v' and 'security_invoker=true' = any (c.reloptions)) as "rowSecurity",
       (select attname from pg_attribute where attrelid = c.oid and attnum > 0
          and attidentity = '' and attgenerated = '' order by attnum limit 1) as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname = any ($1)
     order by 1, 2`,
    [schemas],
  );
  return z.array(table).parse(rows);
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

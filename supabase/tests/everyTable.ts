import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  rowSecurity: z.boolean(),
  column: z.string(),
});

/**
 * Lists the tables that exist, so that a test cannot miss one; `column` is a writable column of each. A view
 * counts as protected if it reads its tables with the rights of its caller.
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

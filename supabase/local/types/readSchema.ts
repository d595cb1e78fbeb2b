import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  hasDefault: z.boolean(),
  isGenerated: z.boolean(),
});

const relationship = z.object({
  table: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  referencedTable: z.string(),
  referencedColumns: z.array(z.string()),
  oneToOne: z.boolean(),
});

const visitorFunction = z.object({
  name: z.string(),
  arguments: z.array(z.object({ name: z.string(), type: z.string(), optional: z.boolean() })),
  returns: z.array(z.object({ name: z.string(), type: z.string() })),
});

export type Column = z.infer<typeof column>;
export type Relationship = z.infer<typeof relationship>;
export type VisitorFunction = z.infer<typeof visitorFunction>;
export type PublicSchema = {
  columns: Column[];
  relationships: Relationship[];
  functions: VisitorFunction[];
};

/**
 * Reads the tables, columns and foreign keys of `public`, and the set-returning functions that visitors may
 * call, in an order that does not depend on the database.
 */
export async function readSchema(database: PGlite): Promise<PublicSchema> {
  const columns = await database.query(`
    select c.relname as "table", a.attname as "name", t.typname as "type",
      not a.attnotnull as "nullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname collate "C", a.attname collate "C"`);
  const relationships = await database.query(`
    select c.relname as "table", k.conname as "name", f.relname as "referencedTable",
      array(select attname::text from unnest(k.conkey) with ordinality as p (number, position)
        join pg_attribute on attrelid = k.conrelid and attnum = p.number order by position) as "columns",
      array(select attname::text from unnest(k.confkey) with ordinality as p (number, position)
        join pg_attribute on attrelid = k.confrelid and attnum = p.number order by position) as "referencedColumns",
      exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique
        and i.indkey::int2[] @> k.conkey and k.conkey @> i.indkey::int2[]) as "oneToOne"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
    order by c.relname collate "C", k.conname collate "C"`);
  const functions = await database.query(`
    select p.proname as "name",
      (select jsonb_agg(jsonb_build_object('name', p.proargnames[position], 'type', t.typname,
          'optional', position > p.pronargs - p.pronargdefaults) order by p.proargnames[position] collate "C")
        from unnest(p.proargtypes::oid[]) with ordinality as a (type, position)
        join pg_type t on t.oid = a.type) as "arguments",
      (select jsonb_agg(jsonb_build_object('name', p.proargnames[position], 'type', t.typname) order by position)
        from unnest(p.proallargtypes) with ordinality as a (type, position)
        join pg_type t on t.oid = a.type
        where p.proargmodes[position] = 't') as "returns"
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proretset
      and has_function_privilege('anon', p.oid, 'execute')
    order by p.proname collate "C"`);
  return {
    columns: z.array(column).parse(columns.rows),
    relationships: z.array(relationship).parse(relationships.rows),
    functions: z.array(visitorFunction).parse(functions.rows),
  };
}

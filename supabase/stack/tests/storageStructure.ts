import type postgres from 'postgres';

/**
 * The relations, columns, constraints and functions of the schema `storage`, as text. Hosted projects let
 * migrations add policies and triggers there, and nothing else.
 */
export async function storageStructure(sql: postgres.Sql): Promise<string> {
  const rows = await sql`
    select 'relation ' || c.relname || ' ' || c.relkind::text || ' ' || c.relrowsecurity || ' '
      || coalesce(c.relacl::text, '') as part
    from pg_class c where c.relnamespace = 'storage'::regnamespace
    union all
    select 'column ' || attrelid::regclass || '.' || attname || ' ' || atttypid::regtype
    from pg_attribute
    where attnum > 0
      and attrelid in (select oid from pg_class where relnamespace = 'storage'::regnamespace)
    union all
    select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'storage'::regnamespace
    union all
    select 'function ' || oid::regprocedure || ' ' || md5(prosrc)
    from pg_proc where pronamespace = 'storage'::regnamespace
    order by part`;
  return rows.map(({ part }) => part).join('\n');
}

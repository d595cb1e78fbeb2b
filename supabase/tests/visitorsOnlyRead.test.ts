/**
 * Visitors can only read, on every table that exists. The tables come from introspection, so a new table
 * without a policy fails here and not on the public site. Which rights each role has is in
 * `stack/tests/roles.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { siteTables } from '../content/siteTables.ts';
import { everyTable, quoted } from './everyTable.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const sql = () => backend().database.sql;

async function errorOf(statement: string): Promise<string | undefined> {
  try {
    await backend().database.asRole('anon', statement, []);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const contentOf = async (table: string) =>
  (
    await sql().query(
      `select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as digest
       from public.${quoted(table)} t`,
    )
  ).rows;

function rest(table: string, init: RequestInit & { headers?: Record<string, string> }, query = '') {
  const { url, publishableKey } = backend();
  return fetch(`${url}/rest/v1/${encodeURIComponent(table)}${query}`, {
    ...init,
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...init.headers },
  });
}

describe('through the API', () => {
  // @spec roles.1
  it('every public table can be read', async () => {
    const tables = await everyTable(sql(), ['public']);
    const names = tables.map(({ name }) => name);
    expect(names.sort()).toEqual(siteTables.map(({ table }) => table).sort());
    for (const { name } of tables)
      expect((await rest(name, {}, '?limit=1')).status, name).toBe(200);
  });

  // @spec product.20 roles.3
  it('no public table can be written', async () => {
    for (const { name, column } of await everyTable(sql(), ['public'])) {
      const row = JSON.stringify({ [column]: null });
      const everything = `?${encodeURIComponent(column)}=not.is.null`;
      const upsert = { prefer: 'resolution=merge-duplicates' };
      const attempts = {
        insert: await rest(name, { method: 'POST', body: row }),
        upsert: await rest(name, { method: 'POST', body: row, headers: upsert }),
        update: await rest(name, { method: 'PATCH', body: row }, everything),
        delete: await rest(name, { method: 'DELETE' }, everything),
      };
      for (const [attempt, response] of Object.entries(attempts)) {
        expect([401, 403], `${attempt} ${name}`).toContain(response.status);
        expect(await response.json(), `${attempt} ${name}`).toMatchObject({ code: '42501' });
      }
    }
  });

  it.each(['private', 'storage', 'auth', 'supabase_migrations'])(
    'schema %s is not exposed',
    async (schema) => {
      const response = await rest('pdf_files', { headers: { 'accept-profile': schema } });
      expect(response.status).toBe(406);
    },
  );
});

describe('in the database', () => {
  // @spec roles.3
  it('every table of ours has row-level security', async () => {
    const tables = await everyTable(sql(), ['public', 'private', 'storage']);
    expect(tables.filter((table) => !table.rowSecurity)).toEqual([]);
  });

  it('a default grant on everything does not open a table', async () => {
    // Older hosted projects grant everything to anon and rely on policies alone.
    await sql().exec('grant all on all tables in schema public to anon');
    try {
      for (const { name, column } of await everyTable(sql(), ['public'])) {
        const before = await contentOf(name);
        const row = JSON.stringify({ [column]: null });
        const everything = `?${encodeURIComponent(column)}=not.is.null`;
        const upsert = { prefer: 'resolution=merge-duplicates' };
        expect((await rest(name, {}, '?limit=1')).status, `select ${name}`).toBe(200);
        for (const response of [
          await rest(name, { method: 'POST', body: row }),
          await rest(name, { method: 'POST', body: row, headers: upsert }),
        ]) {
          expect(response.ok, `insert ${name}`).toBe(false);
        }
        // Row-level security hides the rows from changes: nothing is refused, and nothing changes.
        await rest(name, { method: 'PATCH', body: row }, everything);
        await rest(name, { method: 'DELETE' }, everything);
        expect(await contentOf(name), name).toEqual(before);
      }
    } finally {
      await sql().exec(
        'revoke insert, update, delete, truncate, references, trigger on all tables in schema public from anon',
      );
    }
  });

  it('visitors cannot use a sequence that is added later', async () => {
    await sql().exec('create sequence public.later');
    try {
      expect(await errorOf("select nextval('public.later')")).toMatch(/permission denied/);
    } finally {
      await sql().exec('drop sequence public.later');
    }
  });

  it('has a comment on every table and column', async () => {
    const { rows } = await sql().query(`
      select c.relname || coalesce('.' || a.attname, '') as unexplained
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and (obj_description(c.oid) is null or col_description(c.oid, a.attnum) is null)`);
    expect(rows).toEqual([]);
  });

  it('functions that visitors may call only read, and every function with its owner’s rights has a fixed search path', async () => {
    // `s` is stable: PostgREST runs it in a transaction that cannot write.
    const { rows } = await sql().query(`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and (
        prosecdef and not coalesce(proconfig @> array['search_path=""'], false)
        or has_function_privilege('anon', oid, 'execute') and prorettype <> 'trigger'::regtype and not (
          prosecdef and provolatile = 's' and coalesce(proconfig @> array['statement_timeout=3s'], false)
        )
      )`);
    expect(rows).toEqual([]);
  });

  // PostgREST applies it; the embedded Postgres has one thread, and refuses costly patterns instead.
  it('ends what a visitor asks for after three seconds', async () => {
    const { rows } = await sql().query(
      "select 1 as found from pg_roles where rolname = 'anon' and rolconfig @> array['statement_timeout=3s']",
    );
    expect(rows).toEqual([{ found: 1 }]);
  });

  it('the association writes', async () => {
    const { url, secretKey } = backend();
    const response = await fetch(`${url}/rest/v1/events`, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      body: JSON.stringify({ title: 'Prova', start_date: '2030-01-01T10:00:00Z' }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject([{ title: 'Prova', status: 'upcoming' }]);
  });
});

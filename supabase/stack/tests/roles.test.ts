/**
 * What each role of the API may do, on every object that exists. The embedded server proves the same
 * through HTTP; only here the tables belong to an owner who is no superuser, as on the platform.
 */
import postgres from 'postgres';
import { afterAll, describe, expect, inject, it } from 'vitest';

const sql = postgres(inject('project'), { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

const visitors = ['anon', 'authenticated'];
const roles = [...visitors, 'service_role'];
const ours = ['public', 'private'];

/** Runs a statement as a role and undoes it: its error code, or the number of rows that it touched. */
async function attempt(role: string, statement: string): Promise<string | number> {
  let outcome: string | number = 'not run';
  const undone = new Error('undone');
  await sql
    .begin(async (transaction) => {
      await transaction`select set_config('role', ${role}, true)`;
      try {
        outcome = (await transaction.unsafe(statement)).count;
      } catch (error) {
        outcome = error instanceof postgres.PostgresError ? error.code : String(error);
      }
      throw undone;
    })
    .catch((error) => {
      if (error !== undone && !(error instanceof postgres.PostgresError)) throw error;
    });
  return outcome;
}

const refused = '42501';

interface Relation {
  schema: string;
  name: string;
  kind: string;
  column: string;
}

/** Tables and views, each with the name of a column that may be written. */
const relationsOf = (schemas: readonly string[]) => sql<Relation[]>`
  select nspname as schema, c.oid::regclass::text as name, relkind as kind, (
      select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
      order by attnum limit 1
    ) as column
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname = any (${[...schemas]}) and relkind in ('r', 'p', 'v', 'm', 'f')
  order by 1, 2`;

const writesOf = ({ name, column }: Relation) => [
  `insert into ${name} default values`,
  `update ${name} set ${column} = ${column}`,
  `delete from ${name}`,
  `truncate ${name}`,
];

describe.each(visitors)('%s', (role) => {
  it('reads every table of the site, and nothing private', async () => {
    const relations = await relationsOf(ours);
    expect(relations.length).toBeGreaterThan(20);
    for (const { schema, name } of relations) {
      const outcome = await attempt(role, `select * from ${name} limit 1`);
      expect({ name, outcome }).toEqual({
        name,
        outcome: schema === 'public' ? expect.any(Number) : refused,
      });
    }
  });

  it('writes no table and no view', async () => {
    for (const relation of await relationsOf(ours)) {
      // Views that are not simple refuse changes for another reason.
      for (const statement of relation.kind === 'v' ? [] : writesOf(relation)) {
        const outcome = await attempt(role, statement);
        expect({ statement, outcome }).toEqual({ statement, outcome: refused });
      }
    }
  });

  it('neither reads nor moves a sequence', async () => {
    const sequences = await sql`
      select oid::regclass::text as name from pg_class
      where relkind = 'S' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    expect(sequences.length).toBeGreaterThan(5);
    for (const { name } of sequences) {
      for (const call of [`nextval('${name}')`, `setval('${name}', 1)`]) {
        expect({ call, outcome: await attempt(role, `select ${call}`) }).toEqual({
          call,
          outcome: refused,
        });
      }
    }
  });

  it('opens files of the private bucket, and changes none', async () => {
    await sql`
      insert into storage.objects (bucket_id, name) select id, 'prova.pdf' from storage.buckets
      on conflict (bucket_id, name) do nothing`;
    expect(await attempt(role, 'select * from storage.objects')).toBe(1);
    // Row-level security hides rows from changes, and refuses new ones.
    expect(await attempt(role, `update storage.objects set name = 'altro.pdf'`)).toBe(0);
    expect(await attempt(role, 'delete from storage.objects')).toBe(0);
    for (const statement of [
      `insert into storage.objects (bucket_id, name) values ('handouts', 'altro.pdf')`,
      ...writesOf({ schema: 'storage', name: 'storage.buckets', kind: 'r', column: 'public' }),
    ]) {
      const outcome = await attempt(role, statement);
      expect({ statement, outcome }).toEqual({ statement, outcome: refused });
    }
  });

  it('cannot create anything', async () => {
    for (const schema of [...ours, 'storage', 'extensions']) {
      expect(await attempt(role, `create table ${schema}.visitors ()`)).toBe(refused);
    }
  });
});

/** Also columns, views that no statement can change, and what nobody thought of: references and triggers. */
it('visitors hold no privilege on a table, a view or a sequence but to read what is public', async () => {
  const rows = await sql`
    select grantee::regrole::text as role, privilege_type as privilege, object
    from (
      select c.oid::regclass::text as object, nspname, granted.*
      from pg_class c join pg_namespace n on n.oid = relnamespace cross join aclexplode(relacl) as granted
      union all
      select attrelid::regclass || '.' || attname, nspname, granted.*
      from pg_attribute join pg_class c on c.oid = attrelid
        join pg_namespace n on n.oid = relnamespace cross join aclexplode(attacl) as granted
    ) as held
    where nspname = any (${ours}) and not (nspname = 'public' and privilege_type = 'SELECT')
      and (grantee = 0 or grantee::regrole::text = any (${visitors}))`;
  expect([...rows]).toEqual([]);
});

it('the service role moves the sequences of the site’s tables', async () => {
  const sequences = await sql`
    select oid::regclass::text as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace`;
  for (const { name } of sequences) {
    const outcome = await attempt('service_role', `select nextval('${name}')`);
    expect({ name, outcome }).toEqual({ name, outcome: 1 });
  }
});

describe('the tables of storage', () => {
  it.each(visitors)('%s changes none of them', async (role) => {
    const relations = await relationsOf(['storage']);
    expect(relations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['storage.buckets', 'storage.objects']),
    );
    for (const relation of relations) {
      // Row-level security hides rows from changes, where it does not refuse them. The platform grants
      // `truncate` too, which neither PostgREST nor Storage offers.
      for (const statement of writesOf(relation).filter((one) => !one.startsWith('truncate'))) {
        const outcome = await attempt(role, statement);
        expect({ statement, isHarmless: outcome === refused || outcome === 0 }).toEqual({
          statement,
          isHarmless: true,
        });
      }
    }
  });

  it('the service role reads and writes buckets and objects', async () => {
    for (const name of ['storage.buckets', 'storage.objects']) {
      expect(await attempt('service_role', `select * from ${name} limit 1`)).toBe(1);
      expect(await attempt('service_role', `update ${name} set name = name`)).toBeGreaterThan(0);
    }
  });
});

it('each role calls its functions only', async () => {
  const rows = await sql`
    select role, array_agg(p.oid::regprocedure::text order by proname) as functions
    from pg_proc p, unnest(${roles}::text[]) as role
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prorettype <> 'trigger'::regtype
      and has_schema_privilege(role, pronamespace, 'usage')
      and has_function_privilege(role, p.oid, 'execute')
    group by role order by role`;
  const callable = new Map<string, string[]>(rows.map((row) => [row.role, row.functions]));
  expect(callable.get('anon')).toEqual([
    'health_report(text,date)',
    'search_handout_texts(text,integer)',
    'search_handouts(text,integer)',
    'section_health(text,date)',
    'unread_pdfs()',
  ]);
  expect(callable.get('authenticated')).toBeUndefined();
  const all = await sql`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'public'::regnamespace order by proname`;
  expect(callable.get('service_role')?.filter((name) => !name.startsWith('private.'))).toEqual(
    all.map(({ name }) => name),
  );
});

it('the service role reads and writes every table of the site', async () => {
  for (const relation of await relationsOf(['public'])) {
    const read = await attempt('service_role', `select * from ${relation.name} limit 1`);
    expect(read).toEqual(expect.any(Number));
    const outcome = await attempt('service_role', `delete from ${relation.name}`);
    expect({ name: relation.name, outcome }).toEqual({
      name: relation.name,
      outcome: expect.any(Number),
    });
  }
});

it('the service role writes nothing private', async () => {
  for (const relation of await relationsOf(['private'])) {
    for (const statement of relation.kind === 'v' ? [] : writesOf(relation)) {
      const outcome = await attempt('service_role', statement);
      expect({ statement, outcome }).toEqual({ statement, outcome: refused });
    }
  }
});

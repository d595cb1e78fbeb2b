/**
 * What each role of the API may do, on every object that exists. The embedded server proves the same
 * through HTTP; only here the tables belong to an owner who is no superuser, as on the platform.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inDatabase } from './project.ts';

const sql = postgres(inject('project'), { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

const visitors = ['anon', 'authenticated'];
const roles = [...visitors, 'service_role'];
const ours = ['public', 'private'];

/**
 * Runs a statement as a role and undoes it: its error code, or the number of rows that it touched.
 *
 * @param user Who is signed in.
 */
async function attempt(role: string, statement: string, user = ''): Promise<string | number> {
  let outcome: string | number = 'not run';
  const undone = new Error('undone');
  await sql
    .begin(async (transaction) => {
      const claims = JSON.stringify({ role, sub: user });
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`;
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

/** The table of the site that nobody changes by hand. */
const writtenByTriggers = 'moved_courses';
/** Users who are signed in: nobody's editor, the editor of the handouts, and the editor of everything. */
const stranger = '00000000-0000-4000-8000-000000000001';
const ofHandouts = '00000000-0000-4000-8000-000000000002';
const ofAll = '00000000-0000-4000-8000-000000000003';

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
        const outcome = await attempt(role, statement, stranger);
        // Of who is signed in, policies hide the rows from changes.
        const isHidden =
          role === 'authenticated' &&
          relation.name !== writtenByTriggers &&
          /^(update|delete)/.test(statement);
        const harmless = isHidden && relation.schema === 'public' ? 0 : refused;
        expect({ statement, outcome }).toEqual({ statement, outcome: harmless });
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
it('visitors hold no privilege on a table, a view or a sequence but to read what is public, and users who sign in what policies decide', async () => {
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
      and not (
        grantee = 'authenticated'::regrole and privilege_type in ('INSERT', 'UPDATE', 'DELETE')
        and object in (select format('%I', name) from private.content_sections)
      )
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
    'content_ages()',
    'file_sizes(text,text)',
    'health_report(text,date)',
    'search_handout_texts(text,integer)',
    'search_handouts(text,integer)',
    'section_health(text,date)',
    'unread_pdfs()',
  ]);
  // What they refuse is below.
  expect(callable.get('authenticated')).toEqual([
    'content_ages()',
    'content_addresses()',
    'content_changes(integer)',
    'restore_content(bigint)',
    'save_pdf_failure(bigint,text)',
    'save_pdf_pages(bigint,text[],jsonb)',
    'start_exchange_call(text)',
    'take_pdf_work(integer,timestamp with time zone)',
  ]);
  const all = await sql`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'public'::regnamespace order by proname`;
  expect(callable.get('service_role')?.filter((name) => !name.startsWith('private.'))).toEqual(
    all.map(({ name }) => name),
  );
});

describe('an editor', () => {
  beforeAll(async () => {
    await sql`
      insert into private.editors (user_id, name, sections)
      values (${ofHandouts}, 'of the handouts', '{handouts}'), (${ofAll}, 'of everything', null)
      on conflict do nothing`;
    await sql`
      insert into public.moved_courses (year, subject, to_year, to_subject)
      values ('First Year', 'Prova', 'First Year', 'Altra prova') on conflict do nothing`;
    await sql`
      insert into storage.objects (bucket_id, name) select id, 'prova.pdf' from storage.buckets
      on conflict do nothing`;
    await sql`
      insert into storage.objects (bucket_id, name)
      select 'deleted', id || '/20260101000000/prova.pdf' from storage.buckets
      on conflict do nothing`;
  });

  const mayWrite = async (relation: Relation, user: string) => {
    const [inserted, updated, deleted, truncated] = await Promise.all(
      writesOf(relation).map((statement) => attempt('authenticated', statement, user)),
    );
    expect({ truncated }).toEqual({ truncated: refused });
    // A row of defaults lacks what a table needs, which is found after the policy.
    const writes = [inserted !== refused, updated !== 0, deleted !== 0];
    expect(new Set(writes).size, `${relation.name}: ${writes}`).toBe(1);
    return inserted !== refused;
  };

  it('changes every table of the site, or those of a section', async () => {
    const sections = await sql<{ table: string; section: string }[]>`
      select format('%I', name) as table, section from private.content_sections`;
    const sectionOf = new Map(sections.map(({ table, section }) => [table, section]));
    for (const relation of await relationsOf(['public'])) {
      if (relation.name === writtenByTriggers) continue;
      expect({ [relation.name]: await mayWrite(relation, ofAll) }).toEqual({
        [relation.name]: true,
      });
      expect({ [relation.name]: await mayWrite(relation, ofHandouts) }).toEqual({
        [relation.name]: sectionOf.get(relation.name) === 'handouts',
      });
    }
  });

  it('changes no moved course by hand', async () => {
    const [relation] = (await relationsOf(['public'])).filter(
      ({ name }) => name === writtenByTriggers,
    );
    if (!relation) throw new Error('There is no such table.');
    for (const statement of writesOf(relation)) {
      expect(await attempt('authenticated', statement, ofAll), statement).toBe(refused);
    }
  });

  it('reads the drafts of a section only', async () => {
    const drafts = `select * from guides where not is_active`;
    await sql`update guides set is_active = false where id = (select id from guides limit 1)`;
    expect(await attempt('authenticated', drafts, ofAll)).toBeGreaterThan(0);
    expect(await attempt('authenticated', drafts, ofHandouts)).toBe(0);
    expect(await attempt('anon', drafts)).toBe(0);
    await sql`update guides set is_active = true`;
  });

  it('neither reads nor writes what is private, and creates nothing', async () => {
    for (const user of [ofHandouts, ofAll]) {
      for (const relation of await relationsOf(['private'])) {
        const statements = [`select * from ${relation.name} limit 1`, ...writesOf(relation)];
        for (const statement of statements) {
          const outcome = await attempt('authenticated', statement, user);
          expect({ statement, outcome }).toEqual({ statement, outcome: refused });
        }
      }
      for (const statement of [
        'create table public.mine ()',
        'alter table public.handouts disable row level security',
        'drop policy "Editors add rows" on public.handouts',
        'drop table public.handouts',
        `select private.may_edit('handouts')`,
        `select nextval('public."NC_max_id_seq"')`,
        'set local session_replication_role = replica',
      ]) {
        expect({ statement, outcome: await attempt('authenticated', statement, user) }).toEqual({
          statement,
          outcome: refused,
        });
      }
    }
  });

  it('uploads and moves the files of a section, and deletes none', async () => {
    const add = (bucket: string) =>
      `insert into storage.objects (bucket_id, name) values ('${bucket}', 'new.pdf')`;
    const move = (bucket: string) =>
      `update storage.objects set bucket_id = 'deleted', name = '${bucket}/1/moved.pdf'
       where bucket_id = '${bucket}' and name = 'prova.pdf'`;
    const back = (bucket: string) =>
      `update storage.objects set bucket_id = '${bucket}', name = 'back.pdf'
       where name = '${bucket}/20260101000000/prova.pdf'`;
    for (const [user, buckets] of [
      [ofHandouts, ['clmg', 'handouts']],
      [ofAll, ['clmg', 'guides', 'handouts', 'photos']],
      [stranger, []],
    ] as const) {
      const all = ['clmg', 'guides', 'handouts', 'photos', 'deleted', 'others'];
      for (const bucket of all) {
        const isTheirs = (buckets as readonly string[]).includes(bucket);
        const outcome = [
          await attempt('authenticated', add(bucket), user),
          await attempt('authenticated', move(bucket), user),
          await attempt('authenticated', back(bucket), user),
        ];
        expect({ user, bucket, outcome }).toEqual({
          user,
          bucket,
          outcome: isTheirs ? [1, 1, 1] : [refused, 0, 0],
        });
      }
      expect(await attempt('authenticated', 'delete from storage.objects', user)).toBe(0);
      expect(
        await attempt('authenticated', `update storage.buckets set public = true`, user),
      ).not.toBe(1);
      // A file of another section does not come into theirs.
      const taken = `update storage.objects set bucket_id = 'handouts' where bucket_id = 'guides'`;
      if (user === ofHandouts) expect(await attempt('authenticated', taken, user)).toBe(0);
    }
  });

  it('calls only what belongs to a section', async () => {
    await sql`update guides set title = title || ''`;
    const [change] = await sql`
      select max(id)::int as id from private.content_history where table_name = 'guides'`;
    const restore = `select restore_content(${change?.id})`;
    expect(await attempt('authenticated', restore, ofAll)).toBe(1);
    expect(await attempt('authenticated', restore, ofHandouts)).toBe(refused);
    expect(await attempt('authenticated', restore, stranger)).toBe(refused);
    const [{ count } = { count: 0 }] = await sql`
      select count(*)::int from private.content_history
      where table_name not in ('handouts', 'clmg_handouts', 'moved_courses')`;
    expect(count).toBeGreaterThan(0);
    const others = `select from content_changes(10000)
      where table_name not in ('handouts', 'clmg_handouts', 'moved_courses')`;
    expect(await attempt('authenticated', others, ofAll)).toBe(count);
    expect(await attempt('authenticated', others, ofHandouts)).toBe(0);
    expect(await attempt('authenticated', 'select from content_changes()', stranger)).toBe(0);
    for (const call of [
      'select take_pdf_work(1)',
      `select save_pdf_pages(1, '{x}')`,
      `select save_pdf_failure(1, 'x')`,
    ]) {
      expect(await attempt('authenticated', call, ofAll)).toBe(1);
      expect(await attempt('authenticated', call, ofHandouts)).toBe(refused);
      expect(await attempt('authenticated', call, stranger)).toBe(refused);
    }
  });

  it('does not overwrite a file, and nobody deletes one that is older than a day', async () => {
    const name = `old-${process.pid}.pdf`;
    await sql`
      insert into storage.objects (bucket_id, name, metadata, created_at)
      values ('handouts', ${name}, '{"eTag": "old"}', now() - interval '2 days')`;
    const where = `where bucket_id = 'handouts' and name = '${name}'`;
    const overwrite = `update storage.objects set metadata = '{"eTag": "new"}' ${where}`;
    expect(await attempt('authenticated', overwrite, ofAll)).toBe(refused);
    // What Storage tries before an upload with `x-upsert`.
    const upsert = `insert into storage.objects (bucket_id, name, version, metadata)
      values ('handouts', '${name}', '1', '{"mimetype": "application/pdf"}')
      on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata`;
    expect(await attempt('authenticated', upsert, ofAll)).toBe(refused);
    expect(await attempt('service_role', overwrite)).toBe(1);
    const remove = `delete from storage.objects ${where}`;
    expect(await attempt('service_role', remove)).toBe(refused);
    await sql`update storage.objects set created_at = now() where name = ${name}`;
    expect(await attempt('service_role', remove)).toBe(1);
    const emptied = `delete from storage.objects where bucket_id = 'deleted'`;
    expect(await attempt('service_role', emptied)).toBeGreaterThan(0);
    await sql`delete from storage.objects where name = ${name}`;
  });
});

it('a login for forms changes its tables, with its name in the history, and nothing else', async () => {
  const snippet = readFileSync(
    path.resolve(import.meta.dirname, '../../snippets/form_login.sql'),
    'utf8',
  );
  const login = new URL(inject('project'));
  login.username = 'content_form';
  login.password = 'of-this-test';
  await sql.unsafe(snippet.replace('<password>', login.password));
  try {
    await inDatabase(login.href, async (form) => {
      expect((await form`update handouts set subject = subject`).count).toBeGreaterThan(0);
      const allowed = ['handouts', 'clmg_handouts'];
      for (const { schema, name, column } of await relationsOf([...ours, 'storage'])) {
        if (allowed.includes(name)) continue;
        for (const statement of [
          `select * from ${name}`,
          `update ${name} set ${column} = ${column}`,
        ]) {
          const code = await form.unsafe(statement).then(
            () => 'done',
            (error: unknown) => Reflect.get(Object(error), 'code'),
          );
          expect({ schema, statement, code }).toEqual({ schema, statement, code: refused });
        }
      }
    });
    const [last] = await sql`select who from private.content_history order by id desc limit 1`;
    expect(last).toEqual({ who: 'content_form' });
  } finally {
    await inDatabase(new URL(new URL(inject('project')).pathname, inject('server')).href, (owner) =>
      owner.unsafe('drop owned by content_form; drop role content_form'),
    );
  }
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

import { afterAll, beforeAll } from 'vitest';
import { type Backend, startBackend } from '../local/server.ts';
import { everyTable, quoted } from './everyTable.ts';
import { clientsOf, type RunningBackend } from './runningBackend.ts';

/** Test files of one worker share module state: see `isolate` in the config. */
let shared: Promise<{ backend: Backend; seeded: string }> | undefined;

async function start() {
  const backend = await startBackend({ port: 0 });
  return { backend, seeded: await contentOf(backend) };
}

/**
 * A seeded backend shared by the test files that only read it, because starting one takes longer than most of
 * them. A file that changes it fails, and the next file gets a new one.
 */
export function sharedBackend(): RunningBackend {
  let running: Backend | undefined;
  beforeAll(async () => {
    shared ??= start().catch((error) => {
      shared = undefined;
      throw error;
    });
    running = (await shared).backend;
    // Each file starts with unused rate limits.
    await running.database.sql.exec('delete from private.rate_limits');
  });
  afterAll(async () => {
    if (shared === undefined) return;
    const { backend, seeded } = await shared;
    if ((await contentOf(backend)) === seeded) return;
    shared = undefined;
    await backend.close();
    throw new Error('This file changed the shared demonstration: it needs a runningBackend().');
  });
  return clientsOf(() => running);
}

/** Tables that a question may change. */
const countedTables = new Set(['private.rate_limits', 'private.unanswered_questions']);

/** The rows of tables in which a read notes something: the size of a file that is generated when it is first read. */
const notedByReads = new Map([['storage.objects', "(to_jsonb(t) #- '{metadata,size}')::text"]]);

const ours = "('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace)";

/**
 * A digest of every row in our schemas and of their tables, columns, grants, policies, triggers and functions.
 * It leaves out what only a migration changes (indexes, constraints, defaults, types), and sequences, which a
 * refused insert also advances.
 */
async function contentOf({ database: { sql } }: Backend): Promise<string> {
  const tables = await everyTable(sql, ['public', 'private', 'storage']);
  const digests = tables
    .filter(({ schema, name }) => !countedTables.has(`${schema}.${name}`))
    .map(({ schema, name }) => {
      const table = `${quoted(schema)}.${quoted(name)}`;
      const row = notedByReads.get(`${schema}.${name}`) ?? 't::text';
      return `select '${table}' as part, md5(string_agg(${row}, '' order by ${row})) from ${table} t`;
    });
  const { rows } = await sql.query(`
    ${digests.join(' union all ')}
    union all select 'relations', md5(string_agg(c::text, '' order by c.oid)) from (
      select oid, relname, relacl, relrowsecurity, relforcerowsecurity from pg_class
      where relnamespace in ${ours}
    ) c
    union all select 'columns', md5(string_agg(a::text, '' order by attrelid, attnum)) from (
      select attrelid, attnum, attname, atttypid, attnotnull, attisdropped, attacl from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace in ${ours})
    ) a
    union all select 'policies', md5(string_agg(p::text, '' order by p.oid)) from pg_policy p
    union all select 'triggers', md5(string_agg(t::text, '' order by t.oid)) from (
      select oid, tgrelid, tgname, tgfoid, tgenabled from pg_trigger
    ) t
    union all select 'functions', md5(string_agg(p::text, '' order by p.oid)) from (
      select oid, proacl, prosrc from pg_proc where pronamespace in ${ours}
    ) p
    order by part`);
  return JSON.stringify(rows);
}

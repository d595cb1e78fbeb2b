/**
 * The reads of the specification's section 7 over 100,000 handouts and 10,000 pages of text. The embedded
 * Postgres neither compiles queries (JIT) nor plans in parallel; the platform's does both.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import { searchTermsOf } from '../../functions/assistant/search/searchTerms.ts';
import { createProject, dropProject, inDatabase } from './project.ts';
import { push } from './supabaseCli.ts';

const server = inject('server');
const database = `linea_plans_${process.pid}`;
let sql: postgres.Sql;

beforeAll(async () => {
  const url = await createProject(server, database);
  await push(url);
  sql = postgres(url, { max: 1, onnotice: () => {} });
  const scale = path.join(import.meta.dirname, 'hundredThousandHandouts.sql');
  await sql.unsafe(await readFile(scale, 'utf8'));
  // So that no read pays for the first visit of new rows.
  await inDatabase(url, (other) => vi.waitUntil(() => vacuum(other), { timeout: 60_000 }));
});

/** Returns false if a transaction of another test kept it from marking the pages that index-only scans need. */
async function vacuum(other: postgres.Sql): Promise<boolean> {
  await other.unsafe('vacuum analyze');
  const [handouts] = await other<{ isVisible: boolean }[]>`
    select relallvisible > 0.98 * relpages as "isVisible" from pg_class
    where oid = 'handouts'::regclass`;
  return handouts?.isVisible ?? false;
}

afterAll(async () => {
  await sql?.end();
  await dropProject(server, database);
});

/** A table of which a read may see every row. */
const fewRows = 2_000;
/** Those of the demonstration, and `hundredThousandHandouts.sql`. */
const handoutCount = 162 + 100_000;
/** Of 8 KB: what PostgreSQL reads in a few milliseconds. The promise is 50, which a test cannot time. */
const maxPages = 4_000;
/**
 * A thousand files that match equally well are all read for their dates: three pages of the index and one of the
 * table. Of files that match in different ways only the best are read.
 */
const maxPagesOfEqual = 7_000;
const maxPagesOf: Readonly<Record<string, number>> = {
  'a search inside the files': maxPagesOfEqual,
  'a search inside the files for a word on every page': maxPagesOfEqual,
  'a search for files by two words': maxPagesOfEqual,
};

interface RowsRead {
  /** By sequential scans. */
  readonly scanned: number;
  /** By indexes. */
  readonly fetched: number;
}

async function rowsRead(transaction: postgres.TransactionSql): Promise<Map<string, RowsRead>> {
  const rows = await transaction<(RowsRead & { name: string })[]>`
    select relid::regclass::text as name, seq_tup_read::int as scanned,
      coalesce(idx_tup_fetch, 0)::int as fetched
    from pg_stat_xact_all_tables where schemaname in ('public', 'private')`;
  return new Map(rows.map(({ name, ...read }) => [name, read]));
}

/** Runs a statement with the role and the settings that PostgREST gives to a request. */
async function runAs(
  transaction: postgres.TransactionSql,
  role: string,
  statement: string,
  values?: string[],
) {
  await transaction`
    select set_config('role', ${role}, true), (
      select count(set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true))
      from pg_roles, unnest(rolconfig) as setting where rolname = ${role}
    )`;
  const rows = await (values === undefined
    ? transaction.unsafe(statement)
    : transaction.unsafe(statement, values, { prepare: true }));
  await transaction`reset role`;
  return rows;
}

/** Returns the tables that a statement reads from end to end, and the rows that it fetches by indexes. */
function countRows(role: string, statement: string, values?: string[]) {
  return sql.begin(async (transaction) => {
    // Includes the counts of earlier transactions that are not reported yet.
    const before = await rowsRead(transaction);
    await runAs(transaction, role, statement, values);
    const after = await rowsRead(transaction);
    const added = (name: string, kind: keyof RowsRead) =>
      (after.get(name)?.[kind] ?? 0) - (before.get(name)?.[kind] ?? 0);
    return {
      scanned: [...after.keys()].filter((name) => added(name, 'scanned') > fewRows),
      handoutsFetched: added('handouts', 'fetched'),
      documentsFetched: added('private.documents', 'fetched'),
    };
  });
}

const explanationSchema = z.tuple([
  z.object({
    Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }),
    /** Absent if nothing was compiled. */
    JIT: z.object({}).optional(),
  }),
]);

/** Returns the pages that a statement reads, those of the functions it calls included. */
function explain(role: string, statement: string) {
  return sql.begin(async (transaction) => {
    const explained = `explain (analyze, buffers, format json) ${statement}`;
    const [row] = await runAs(transaction, role, explained);
    const [{ Plan, JIT }] = explanationSchema.parse(row?.['QUERY PLAN']);
    return {
      pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
      isCompiled: JIT !== undefined,
    };
  });
}

const columns = 'id, year, subject, filename, uploaded_at, file_url';

/** The search by name, as the site asks for it. */
const search = (term: string) =>
  `select ${columns} from handouts where subject ~* '${term}' or filename ~* '${term}'
   order by uploaded_at desc, id limit 20`;

const reads = {
  'a year’s list': `select subject, filename from handouts where year = 'First Year'
    order by subject, filename, id limit 1000`,
  'the last page of a year’s list': `select subject, filename from handouts where year = 'First Year'
    order by subject, filename, id limit 1000 offset 33000`,
  'the files of a course': `select ${columns} from handouts
    where subject = 'Corso 3' and year = 'First Year' order by uploaded_at desc, id`,
  'the latest of a year': `select ${columns} from handouts where year = 'Third Year'
    order by uploaded_at desc, id limit ${knownValues.latestHandouts}`,
  'a search of one letter': search('e'),
  'a search of one digit': search('9'),
  'a search of two letters': search('co'),
  'a search of two letters in a few rows': search('st'),
  'a search for a word in every row': search('corso'),
  'a search for a rare word': search('statistica'),
  'a search for a word in no row': search('zzzzzz'),
  'a search for one file': search(String.raw`dispensa\u002099999`),
  'the law handouts of a year': `select id, name, url, created_at from clmg_handouts
    where course_year = 4 order by created_at desc, id`,
  'the guide categories': 'select category from guides where is_active order by id',
  'the guides of a category': `select * from guides where category = 'tesi' and is_active
    order by order_index, id`,
  representatives: 'select * from representatives order by section, name, id',
  events: 'select * from events order by start_date, id',
  'the degree courses': 'select course from course_subjects order by course, id',
  'the exams of a course': `select id, subject, cfu from course_subjects
    where course = 'Economia e finanza' order by subject`,
  'MSc exams': 'select course, subject, cfu from "cours-subject_MS_exchange" order by course, id',
  'MSc multipliers': 'select * from "course multipliers estimation"',
  'MSc maxima': 'select * from "NC_max"',
  'MSc destinations': 'select * from dest_exc_msc order by "ID"',
  'CLMG exams': 'select * from "CLMG_studyplan" order by course',
  'CLMG destinations': 'select * from "CLMG_destinations_exchange" order by uni',
  'UG multipliers': 'select * from "course-multiplier_UG"',
  'UG exams': 'select * from "course_subjects_UG" order by course, subject, id',
  'UG destinations': 'select * from "UG_exchange_destinations" order by uni_name, id',
  'a search inside the files': `select * from search_handout_texts('costo marginale')`,
  'a search inside the files for a word on every page': `select * from search_handout_texts('pagina')`,
  'a search for files by two words': `select * from search_handouts('corso dispensa')`,
  'a search for files by mistyped words': `select * from search_handouts('dispnesa')`,
  'a search inside the files for nothing': `select * from search_handout_texts('zzzzzz')`,
};

/** What the functions of the site call. */
const calls = {
  'a rate limit': `select take_rate_limits('[{"bucket": "a", "allowed": 9, "seconds": 9}]')`,
  'the queue of PDFs': 'select take_pdf_work(3)',
};

/** What visitors ask the assistant. */
const questions = {
  'one rare word': 'Dove trovo la dispensa di statistica?',
  'words in every row': 'Avete una dispensa per il corso 7?',
  'words on every page': 'Che cos’è il costo marginale?',
  'a mistyped word': 'appunti di econometira',
  'words in no row': 'xqzxqz zzzzzz',
};

/** Candidates are 300 for each term and each pair of terms, which are ranked once. */
const maxDocuments = 5_000;
/** Each candidate is found by its words, then read. */
const maxPagesOfQuestion = 3 * maxDocuments;

describe.each(['on', 'off'])('with JIT %s', (jit) => {
  beforeAll(() => sql.unsafe(`set jit = ${jit}`));

  it.each(Object.entries(reads))('%s reads few rows and pages', async (name, read) => {
    const { scanned, handoutsFetched } = await countRows('anon', read);
    expect(scanned).toEqual([]);
    expect(handoutsFetched).toBeLessThan(fewRows);
    const { pages, isCompiled } = await explain('anon', read);
    expect(pages).toBeLessThan(maxPagesOf[name] ?? maxPages);
    expect(isCompiled).toBe(false);
  });

  it.each(Object.entries(calls))('%s reads few rows and pages', async (_, call) => {
    const { scanned } = await countRows('service_role', call);
    expect(scanned).toEqual([]);
    const { pages, isCompiled } = await explain('service_role', call);
    expect(pages).toBeLessThan(maxPages);
    expect(isCompiled).toBe(false);
  });

  // It took 0.3 to 0.8 s, because the planner fetched every document of a word to find its candidates.
  it.each(Object.entries(questions))(
    'a question with %s ranks its candidates only',
    async (_, question) => {
      const terms = JSON.stringify(searchTermsOf(question)).replaceAll("'", "''");
      const call = `select find_content('${terms}')`;
      const { scanned, documentsFetched } = await countRows('service_role', call);
      expect(scanned).toEqual([]);
      expect(documentsFetched).toBeLessThan(maxDocuments);
      const { pages } = await explain('service_role', call);
      expect(pages).toBeLessThan(maxPagesOfQuestion);
    },
  );

  // docs/decisions/0023: without statistics the planner cannot tell these from the searches above.
  it.each(['xq', 'xqz', 'dispensa'])('a search for "%s" matches each row once', async (term) => {
    const { scanned, handoutsFetched } = await countRows('anon', search(term));
    expect(scanned).toEqual([]);
    expect(handoutsFetched).toBeLessThanOrEqual(handoutCount);
  });
});

it('a prepared search still plans for its term when it is repeated', async () => {
  const prepared = `select ${columns} from handouts where subject ~* $1 or filename ~* $1
    order by uploaded_at desc, id limit 20`;
  // With its sixth execution, PostgreSQL considers one plan for all terms.
  for (const _ of Array(6)) await countRows('anon', prepared, ['zzzzzz']);
  const { handoutsFetched } = await countRows('anon', prepared, ['zzzzzz']);
  expect(handoutsFetched).toBeLessThan(fewRows);
});

it('a function that forces its plan is not compiled', async () => {
  const rows = await sql`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      -- 7 s with JIT, 0.6 s without.
      and exists (select from unnest(proconfig) as setting where setting like 'enable_%=off')
      and not coalesce(proconfig @> array['jit=off'], false)`;
  expect([...rows]).toEqual([]);
});

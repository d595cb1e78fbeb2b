/**
 * The embedded Postgres has one connection and cannot show races. On a real server 64 simultaneous calls
 * leased 168 PDFs instead of 8. This file needs an empty, disposable Postgres 15 or newer:
 * `POSTGRES_URL=postgres://postgres@localhost/postgres pnpm --filter supabase test postgres`.
 */
import { readFile } from 'node:fs/promises';
import { getStorageSchemaSql } from '@supabase/lite';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlFilesIn } from '../local/database/sqlFiles.ts';
import { projectFolders } from '../local/projectFolders.ts';

const address = new URL(process.env.POSTGRES_URL ?? 'postgres://postgres@localhost/postgres');
const name = `linea_${process.pid}`;
const server = postgres(address.href, { max: 1, onnotice: () => {} });
const sql = postgres(new URL(`/${name}`, address).href, { max: 64, onnotice: () => {} });

const atOnce = <Result>(calls: number, call: () => PromiseLike<Result>) =>
  Promise.all(Array.from({ length: calls }, call));

beforeAll(async () => {
  await server`create database ${server(name)}`;
  await sql.unsafe(await readFile(projectFolders.bootstrap, 'utf8'));
  await sql.unsafe(getStorageSchemaSql());
  await sql.unsafe(await readFile(projectFolders.storageGrants, 'utf8'));
  for (const folder of [projectFolders.migrations, projectFolders.seed]) {
    for (const file of await sqlFilesIn(folder)) await sql.unsafe(await readFile(file, 'utf8'));
  }
  // Opens all connections first: calls during their opening would run one after the other.
  await atOnce(64, () => sql`select pg_sleep(0.2)`);
});

afterAll(async () => {
  await sql.end();
  // A failed test may have left calls that still run.
  await server`drop database ${server(name)} with (force)`;
  await server`drop role anon, authenticated, service_role`;
  await server.end();
});

it('has the same schema and seed as the embedded Postgres', async () => {
  const [row] = await sql`select count(*)::int as files from private.pdf_files`;
  expect(row?.files).toBe(246);
});

it('never leases more than eight PDFs', async () => {
  const answers = await atOnce(200, () => sql`select take_pdf_work(3) as work`);
  const files = answers.flatMap(([row]) => row?.work.files.map(({ id }: { id: number }) => id));
  expect(new Set(files).size).toBe(files.length);
  const [row] = await sql`
    select count(*)::int as leased, max(attempts) as attempts
    from private.pdf_files where leased_until is not null`;
  expect(row).toEqual({ leased: 8, attempts: 1 });
  expect(files).toHaveLength(8);
});

const takeLimit = (bucket: string) =>
  sql`select take_rate_limits(${sql.json([{ bucket, allowed: 20, seconds: 300 }])}) as wait`;

it('allows exactly as many calls as the limit', async () => {
  const answers = await atOnce(200, () => takeLimit('everybody'));
  expect(answers.filter(([row]) => row?.wait === 0)).toHaveLength(20);
});

it('deletes old rate limits while their visitors return', async () => {
  // Each call used to delete all old rows, also those that other calls were updating: 40P01, deadlock.
  await sql`
    insert into private.rate_limits (bucket, window_start, hits)
    select 'visitor ' || n, now() - interval '2 days', 1 from generate_series(1, 100000) n`;
  let visitor = 0;
  const answers = await atOnce(200, () => {
    visitor += 487;
    return takeLimit(`visitor ${visitor}`);
  });
  expect(answers.filter(([row]) => row?.wait === 0)).toHaveLength(200);
  const [row] = await sql`
    select count(*)::int as old from private.rate_limits where window_start < now() - interval '1 day'`;
  expect(row?.old).toBeLessThan(100_000 - 200 - 10_000);
});

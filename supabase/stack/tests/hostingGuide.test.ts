/**
 * Every command of docs/start.md and docs/hosting.md is run, in its order, so that the page cannot rot: with today's CLI four
 * of them acted on the wrong database, and restored files came into folders where no row looks for them. A new
 * project is set up, backed up and restored into another; an installation that grew by hand moves to the
 * migrations.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Backend, startBackend } from '../../local/server.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { coveredElsewhere, filled, runnable, unreachable } from './guideCommands.ts';
import { prepareGuideHome } from './guideHome.ts';
import { type GuideStep, guideSteps } from './hostingGuide.ts';
import { type ManagementApi, startManagementApi } from './managementApi.ts';
import { createProject, dropProject, inDatabase } from './project.ts';
import { type ProjectAddress, startProjectAddress } from './projectAddress.ts';
import { type ProjectStorage, projectStorage } from './projectStorage.ts';
import { quietCli } from './supabaseCli.ts';

/** Longer than any command takes on a busy machine. */
const commandTimeout = 150_000;

const repository = path.resolve(import.meta.dirname, '../../..');
const other = path.resolve(import.meta.dirname, '../../tests/otherInstallation');
const server = inject('server');
const home = mkdtempSync(path.join(tmpdir(), 'linea-guide-'));
const names = ['new', 'restored', 'grown'].map((name) => `linea_guide_${name}_${process.pid}`);

let api: ManagementApi;
let address: ProjectAddress;
let backend: Backend;
let databases: { created: string; restored: string; grown: string };
/** A server whose roles are of no other test. */
let disposable: Cluster | undefined;
let storages: { created: ProjectStorage; restored: ProjectStorage };
/** That of the project on which the commands act. */
let storage: ProjectStorage;

beforeAll(async () => {
  api = await startManagementApi();
  backend = await startBackend({ port: 0 });
  const programs = process.env.POSTGRES_BIN;
  disposable = programs === undefined ? undefined : await startCluster({ folder: programs });
  const [created = '', restored = '', grown = ''] = await Promise.all(
    names.map((name) => createProject(server, name)),
  );
  databases = { created, restored, grown };
  storages = { created: projectStorage(created), restored: projectStorage(restored) };
  address = await startProjectAddress(home, (request) => storage.fetch(request));
  await growByHand(grown);

  prepareGuideHome(home, api.url);
});

afterAll(async () => {
  await backend?.close();
  await disposable?.stop();
  await api?.close();
  await address?.close();
  await Promise.all(Object.values(storages ?? {}).map((one) => one.close()));
  for (const name of names) await dropProject(server, name);
  rmSync(home, { recursive: true, force: true });
});

/** The tables and rows of an association that began in Studio: `tests/otherInstallation`. */
async function growByHand(url: string): Promise<void> {
  await inDatabase(url, async (sql) => {
    await sql`select set_config('app.base_url', 'https://old.supabase.co', false)`;
    for (const folder of ['migrations', 'seed']) {
      for (const file of readdirSync(path.join(other, folder)).sort()) {
        await sql.unsafe(readFileSync(path.join(other, folder, file), 'utf8'));
      }
    }
  });
}

function projectOf({ heading, block }: GuideStep): keyof typeof databases {
  if (heading === 'Moving an existing installation') return 'grown';
  return /empty_tables\.sql|backup\/\w+ ss:/.test(block) ? 'restored' : 'created';
}

function run(command: string, database: string) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const programs = process.env.POSTGRES_BIN ? `${process.env.POSTGRES_BIN}:` : '';
    execFile(
      'bash',
      ['-euo', 'pipefail', '-c', command],
      {
        cwd: home,
        timeout: commandTimeout,
        env: {
          ...process.env,
          ...quietCli,
          ...address.env,
          HOME: home,
          PATH: `${home}/bin:${programs}${process.env.PATH}`,
          DATABASE_URL: database,
          SUPABASE_PROFILE: path.join(home, 'profile.yaml'),
          SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
          SUPABASE_YES: '1',
          // No Docker, also where there is one.
          DOCKER_HOST: 'tcp://127.0.0.1:1',
        },
      },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr });
      },
    );
  });
}

const steps = guideSteps();
const shell = steps.filter(({ language }) => language === 'shell');

it('has commands and SQL', () => {
  expect(shell.length).toBeGreaterThan(30);
  expect(steps.length - shell.length).toBeGreaterThan(3);
});

describe.sequential('docs/start.md and docs/hosting.md', () => {
  it.each(steps.map((step) => [step.heading, step.text.split('\n')[0], step] as const))(
    '%s: %s',
    async (_, __, step) => {
      const { text } = step;
      const project = projectOf(step);
      const database = databases[project];
      storage = storages[project === 'restored' ? 'restored' : 'created'];
      const script = text.match(/^(?:npx )?pnpm(?:@\S+)? (?:--filter supabase )?([\w:]+)/)?.[1];
      if (script && script in coveredElsewhere) {
        expect(existsSync(path.join(repository, coveredElsewhere[script] ?? ''))).toBe(true);
        return;
      }
      if (step.language === 'sql') {
        await inDatabase(database, (sql) => sql.unsafe(filled(text, backend)));
        return;
      }
      const { code, output } = await run(
        runnable(filled(text, backend), { home, postgres: disposable?.url }),
        database,
      );
      const missing = unreachable.find(([command]) => command.test(text));
      if (missing) {
        expect(output).toMatch(missing[1]);
        return;
      }
      expect({ code, output }).toMatchObject({ code: 0 });
      if (text.startsWith('for ')) {
        const codes = output.match(/\d{3}/g) ?? [];
        expect(codes).toHaveLength(21);
        expect(codes.slice(-1)).toEqual(['429']);
      }
    },
    commandTimeout + 5_000,
  );

  it('sets each secret and deploys each function of the project', () => {
    const changed = (pattern: RegExp) =>
      new Set(api.changes.flatMap(({ path, body }) => (path + body).match(pattern)?.[1] ?? []));
    expect(changed(/\/functions\/deploy\?slug=([\w-]+)/)).toEqual(
      new Set(
        readdirSync(path.join(repository, 'supabase/functions')).filter(
          (name) => name !== '_shared',
        ),
      ),
    );
    expect(changed(/\/secrets\[\{"name":"(\w+)"/)).toEqual(
      new Set([
        'ASSOCIATION_NAME',
        'SITE_URL',
        'HANDOUTS_BUCKET',
        'ASSISTANT_QUESTIONS_PER_VISITOR',
        'ASSISTANT_MODEL_URL',
        'ASSISTANT_MODEL_SECONDS',
        'ASSISTANT_MODEL_TOKENS_PER_DAY',
        'ASSISTANT_MODEL_OPTIONS',
        'EDGE_SECRET',
      ]),
    );
  });

  it('the commands leave the buckets as public as the migrations made them', async () => {
    const isPublic = await inDatabase(
      databases.created,
      (sql) => sql`select id, public from storage.buckets order by id`,
    );
    expect(isPublic.map((bucket) => [bucket.id, bucket.public])).toEqual([
      ['clmg', true],
      ['guides', true],
      ['handouts', false],
      ['photos', true],
    ]);
  });

  it('the restored project has every file of the one that was backed up, at the same address', () => {
    const { created, restored } = storages;
    const rendered = path.join(home, 'supabase/storage');
    const files = readdirSync(rendered, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(rendered, path.join(entry.parentPath, entry.name)));
    expect(files).not.toEqual([]);
    expect([...created.files.keys()].sort()).toEqual(files.sort());
    expect([...restored.files.keys()].sort()).toEqual([...created.files.keys()].sort());
    const changed = [...created.files].filter(
      ([name, bytes]) => !Buffer.from(restored.files.get(name) ?? []).equals(bytes),
    );
    expect(changed.map(([name]) => name)).toEqual([]);
  });

  it('the restored project has every row of the one that was backed up', async () => {
    const [before, after] = [await rowsOf(databases.created), await rowsOf(databases.restored)];
    expect(before.length).toBeGreaterThan(20);
    expect(after).toEqual(before);
    // Its triggers and sequences work as before.
    await inDatabase(databases.restored, async (sql) => {
      await sql`insert into course_subjects (course) values ('Prova')`;
      await sql`insert into guides (category, title, file_url) values ('tesi', 'Prova', 'https://a.it/a.pdf')`;
      const [queued] = await sql`select count(*)::int from private.pdf_files where title = 'Prova'`;
      expect(queued).toEqual({ count: 1 });
    });
  });

  it('the installation that grew by hand keeps every row, moved or named with its reason', async () => {
    await inDatabase(databases.grown, async (sql) => {
      const tables = await sql`
        select tablename as name from pg_tables where schemaname = 'before' and tablename <> 'left_out'`;
      expect(tables).toHaveLength(15);
      for (const { name } of tables) {
        const [count] = await sql`
          select (select count(*)::int from before.${sql(name)}) as old,
            (select count(*)::int from public.${sql(name)}) as moved,
            (select count(*)::int from before.left_out where of_table = ${name}) as left`;
        expect({ name, ...count }).toEqual({
          name,
          old: count?.moved + count?.left,
          moved: count?.moved,
          left: count?.left,
        });
      }
      const handouts = await sql`
        select year, subject, filename from handouts order by filename`;
      expect(handouts.map(({ filename }) => filename)).toEqual([
        'Anno con spazio.pdf',
        'Anno minuscolo.pdf',
        'Buona.pdf',
        'Interrotta.pdf',
        'Nome con spazi.pdf',
        'Programma.pdf',
        'Schemi.pdf',
      ]);
      const left = await sql`
        select content ->> 'filename' as filename, reason from before.left_out
        where of_table = 'handouts' order by content ->> 'id'`;
      expect(left).toHaveLength(4);
      expect(left.map(({ filename }) => filename)).toContain('Senza anno.pdf');
      expect(left[0]?.reason).toMatch(/null value in column/);
      const drafts = await sql`select title from guides where not is_active order by title`;
      expect(drafts.map(({ title }) => title)).toContain('Mai detto se attiva');
      const clmg = await sql`select count(sel_details)::int from "CLMG_destinations_exchange"`;
      expect(clmg[0]?.count).toBeGreaterThan(0);
    });
  });
});

/** The digest of each table's rows. */
async function rowsOf(url: string): Promise<string[]> {
  return inDatabase(url, async (sql) => {
    const tables = await sql`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      order by 1`;
    const digests: string[] = [];
    for (const { name } of tables) {
      const [row] = await sql.unsafe(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${name} t`,
      );
      digests.push(`${name} ${row?.digest}`);
    }
    return digests;
  });
}

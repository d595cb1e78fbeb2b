/**
 * Every command of docs/hosting.md is run, in its order, so that the page cannot rot: with today's CLI four
 * of them acted on the wrong database. A new project is set up, backed up and restored into another; an
 * installation that grew by hand moves to the migrations.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Backend, startBackend } from '../../local/server.ts';
import { type GuideStep, guideSteps } from '../hostingGuide.ts';
import { type ManagementApi, projectRef, startManagementApi } from '../managementApi.ts';
import { createProject, dropProject, inDatabase } from '../project.ts';
import { quietCli } from '../supabaseCli.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const other = path.resolve(import.meta.dirname, '../../tests/otherInstallation');
const server = inject('server');
const home = mkdtempSync(path.join(tmpdir(), 'linea-guide-'));
const names = ['new', 'restored', 'grown'].map((name) => `linea_guide_${name}_${process.pid}`);

let api: ManagementApi;
let backend: Backend;
let databases: { created: string; restored: string; grown: string };

beforeAll(async () => {
  api = await startManagementApi();
  backend = await startBackend({ port: 0 });
  const [created = '', restored = '', grown = ''] = await Promise.all(
    names.map((name) => createProject(server, name)),
  );
  databases = { created, restored, grown };
  await growByHand(grown);

  // The commands run in a copy, because linking a project leaves files in `supabase/.temp`.
  for (const name of ['config.toml', 'migrations', 'seed', 'functions', 'snippets']) {
    cpSync(path.join(repository, 'supabase', name), path.join(home, 'supabase', name), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  }
  const config = { association: 'Linea', url: 'https://example.org' };
  writeFileSync(path.join(home, 'config.json'), JSON.stringify(config));
  mkdirSync(path.join(home, 'backup'));
  mkdirSync(path.join(home, 'bin'));
  const cli = path.join(repository, 'node_modules/.bin/supabase');
  writeFileSync(path.join(home, 'bin/npx'), `#!/bin/sh\nshift\nexec "${cli}" "$@"\n`, {
    mode: 0o755,
  });
  const profile = {
    name: 'dummy',
    api_url: api.url,
    dashboard_url: api.url,
    docs_url: api.url,
    project_host: 'supabase.test',
  };
  // JSON is YAML.
  writeFileSync(path.join(home, 'profile.yaml'), JSON.stringify(profile));
});

afterAll(async () => {
  await backend?.close();
  await api?.close();
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

function databaseOf({ heading, block }: GuideStep): string {
  if (heading === 'Moving an existing installation') return databases.grown;
  return block.includes('empty_tables.sql') ? databases.restored : databases.created;
}

function run(command: string, database: string) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const programs = process.env.POSTGRES_BIN ? `${process.env.POSTGRES_BIN}:` : '';
    execFile(
      'bash',
      ['-euo', 'pipefail', '-c', command],
      {
        cwd: home,
        timeout: 120_000,
        env: {
          ...process.env,
          ...quietCli,
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

const filled = (text: string) =>
  text
    .replaceAll('<publishable key>', backend.publishableKey)
    .replaceAll(/--project-ref <project>/g, `--project-ref ${projectRef}`)
    .replaceAll('https://<project>.supabase.co/functions', `${backend.url}/functions`)
    .replaceAll(/<\w+>/g, 'example');

/** What a command needs that is not here, and what it says then, after it has chosen its project. */
const unreachable: readonly [RegExp, RegExp][] = [
  [/^npx supabase seed buckets --remote/, /https:\/\/\w{20}\.supabase\.test\/storage\/v1/],
  [/^npx supabase storage cp .*--remote/, /project linea[\s\S]*Object not found/],
  [/^npx supabase db pull --remote/, /custom Postgres[\s\S]*Docker/],
  [/^npx supabase start$/, /Docker/],
];

/** How a command is run here, if not as it stands. */
function runnable(text: string): string {
  if (text === 'npx supabase login') return `${text} --token "$SUPABASE_ACCESS_TOKEN"`;
  if (!text.startsWith('npx supabase db ')) return text;
  const remote = text.replace('--remote', '--remote="$DATABASE_URL"');
  const file = remote.match(/^(npx supabase db dump .*) -f (\S+)$/);
  // The CLI runs the same script in a container.
  return file ? `${file[1]} --dry-run | bash > ${file[2]}` : remote;
}

const packages = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
const backendPackage = JSON.parse(
  readFileSync(path.join(repository, 'supabase/package.json'), 'utf8'),
);

const steps = guideSteps();
const shell = steps.filter(({ language }) => language === 'shell');

it('has commands and SQL', () => {
  expect(shell.length).toBeGreaterThan(30);
  expect(steps.length - shell.length).toBeGreaterThan(3);
});

describe.sequential('docs/hosting.md', () => {
  it.each(steps.map((step) => [step.heading, step.text.split('\n')[0], step] as const))(
    '%s: %s',
    async (_, __, step) => {
      const { text } = step;
      const database = databaseOf(step);
      const script = text.match(/^(?:\w+=\S+ )?pnpm (?:--filter supabase )?([\w:]+)/)?.[1];
      if (script) {
        // Other steps of `npm test` run these.
        const { scripts } = text.includes('--filter supabase') ? backendPackage : packages;
        expect(Object.keys(scripts)).toContain(script);
        return;
      }
      if (step.language === 'sql') {
        await inDatabase(database, (sql) => sql.unsafe(filled(text)));
        return;
      }
      const { code, output } = await run(runnable(filled(text)), database);
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
        'TRUSTED_PROXIES',
      ]),
    );
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

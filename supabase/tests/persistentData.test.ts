/** `npm start -- --keep`: what was answered as saved survives a kill at any moment, and upgrades. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { requireWritable } from '../local/persistentData.ts';
import { projectFolders } from '../local/projectFolders.ts';
import { type Backend, type BackendOptions, startBackend } from '../local/server.ts';
import { freePort } from './freePort.ts';

const main = path.resolve(import.meta.dirname, '../local/main.ts');
const keysFile = z.object({ url: z.string(), secretKey: z.string() });
const report = z.object({ processed: z.number() });

let folders: string;
/** A folder as the first start leaves it, which takes seconds to make. */
let created: string;
let folder: string;
let port: number;
let child: ChildProcess | undefined;
let backend: Backend | undefined;

beforeAll(async () => {
  port = await freePort();
  folders = await mkdtemp(path.join(tmpdir(), 'linea-'));
  created = path.join(folders, 'created');
  await (await startBackend({ port, keepIn: created })).close();
});
afterAll(() => rm(folders, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(folders, 'kept-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await backend?.close();
  backend = undefined;
});

/** Fills the test's folder, which is empty otherwise: a copy has fifty megabytes. */
const copyCreated = () => cp(created, folder, { recursive: true });

/** Starts the program; it is not ready yet. */
function spawned() {
  child = fork(main, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PORT_BACKEND: String(port), BACKEND_KEEP_IN: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  return { started: child, errors: () => errors };
}

async function start(): Promise<ChildProcess> {
  const { started, errors } = spawned();
  const ready = once(started, 'message').then(() => true);
  expect(await Promise.race([ready, once(started, 'exit')]), errors()).toBe(true);
  return started;
}

async function kill(started: ChildProcess): Promise<void> {
  started.kill('SIGKILL');
  await once(started, 'exit');
}

const open = async (options: BackendOptions = {}) => {
  backend = await startBackend({ ...options, port, keepIn: folder });
  return backend.database.sql;
};

const reopen = async (options: BackendOptions = {}) => {
  await backend?.close();
  return open(options);
};

const countOf = async (sql: Awaited<ReturnType<typeof open>>, table: string) =>
  z
    .tuple([z.object({ rows: z.number() })])
    .parse((await sql.query(`select count(*)::int as rows from public.${table}`)).rows)[0].rows;

/** The rows that the test has written, of any number: a read answers a thousand at most. */
async function keptRows(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(`${url}/rest/v1/guides?select=title&category=eq.kept`, {
    method: 'HEAD',
    headers: { ...headers, prefer: 'count=exact' },
  });
  return Number(response.headers.get('content-range')?.split('/')[1]);
}

async function extractSome(url: string) {
  const response = await fetch(`${url}/functions/v1/extract-pdf-content`, { method: 'POST' });
  return report.parse(await response.json());
}

describe('killed during writes and extraction', () => {
  let kept: string;
  let saved = 0;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(folders, 'kept-'));
    await copyCreated();
    kept = folder;
  });
  beforeEach(() => {
    folder = kept;
  });

  function requireSaved(rows: number): void {
    expect(rows).toBeGreaterThanOrEqual(saved);
    // A row may be saved whose answer the kill cut off.
    expect(rows).toBeLessThanOrEqual(saved + 1);
  }

  // Each takes seconds; the weekly run of CI has ten.
  const kills = process.env.EVERYTHING === '1' ? 10 : 2;
  const moments = Array.from({ length: kills }, (_, index) => index + 1);
  it.each(moments)('for the %i. time, it has every row that was saved', async (time) => {
    const started = await start();
    const keys = await readFile(path.join(folder, 'keys.json'), 'utf8');
    const { url, secretKey } = keysFile.parse(JSON.parse(keys));
    const headers = { apikey: secretKey, 'content-type': 'application/json' };
    const rows = await keptRows(url, headers);
    requireSaved(rows);
    saved = rows;

    const write = async (): Promise<never> => {
      for (;;) {
        const body = JSON.stringify({ title: `kept ${time}-${saved}`, category: 'kept' });
        const response = await fetch(`${url}/rest/v1/guides`, { method: 'POST', headers, body });
        if (response.status !== 201) throw new Error(await response.text());
        saved += 1;
      }
    };
    const extract = async (): Promise<never> => {
      for (;;) await extractSome(url);
    };
    // Both go on until the kill.
    const work = Promise.allSettled([write(), extract()]);
    await expect.poll(() => saved, { interval: 10, timeout: 30_000 }).toBeGreaterThan(rows + 5);
    await wait(time * 90);
    await kill(started);
    await work;
  });

  it('goes on with the extraction when the leases of the killed calls have ended', async () => {
    const sql = await open();
    requireSaved(await countOf(sql, "guides where category = 'kept'"));
    await sql.exec('update private.pdf_files set leased_until = now(), next_try_at = now()');
    expect((await extractSome(`http://127.0.0.1:${port}`)).processed).toBeGreaterThan(0);
  });
});

it('is created again when it was killed while it was created', async () => {
  const unfinished = () => stat(path.join(folder, 'unfinished')).catch(() => undefined);
  for (const milliseconds of [0, 900]) {
    const { started } = spawned();
    await expect.poll(unfinished, { interval: 20, timeout: 30_000 }).toBeDefined();
    await wait(milliseconds);
    await kill(started);
  }
  expect(await countOf(await open(), 'handouts')).toBe(162);
});

describe('upgraded', () => {
  let migrations: string;
  beforeEach(async () => {
    await copyCreated();
    migrations = path.join(folder, 'migrations');
    await cp(projectFolders.migrations, migrations, { recursive: true });
  });
  const addMigration = (statements: string) =>
    writeFile(path.join(migrations, '20991231000000_later.sql'), statements);
  const options = () => ({ migrationFolders: [migrations] });

  it('it runs the new migration once, on the rows that were changed', async () => {
    const first = await open(options());
    await first.exec(
      "delete from public.guides; insert into public.guides (title, category) values ('Mine', 'kept')",
    );
    await addMigration('alter table public.guides add column later int not null default 7');
    for (const _ of ['new', 'recorded']) {
      const sql = await reopen(options());
      expect((await sql.query('select title, later from public.guides')).rows).toEqual([
        { title: 'Mine', later: 7 },
      ]);
    }
  });

  it('a migration that fails changes nothing, and is run again at the next start', async () => {
    await open(options());
    await addMigration('create table public.half (); select 1 / 0');
    await expect(reopen(options())).rejects.toThrow(
      '20991231000000_later.sql could not be applied',
    );
    backend = undefined;
    await addMigration('create table public.half (n int)');
    expect(await countOf(await open(options()), 'half')).toBe(0);
  });

  it('older code refuses it, and says why', async () => {
    await addMigration('select 1');
    await open(options());
    await expect(reopen()).rejects.toThrow(/has migration 20991231000000.*update it/);
    backend = undefined;
  });
});

it('keeps links to files valid, and refuses another address', async () => {
  await copyCreated();
  await open();
  const path = '/storage/v1/object/sign/handouts';
  const { url = '', publishableKey = '' } = backend ?? {};
  const name = z
    .array(z.object({ name: z.string() }))
    .parse(
      (
        await backend?.database.sql.query(
          "select name from storage.objects where bucket_id = 'handouts' limit 1",
        )
      )?.rows,
    )[0]?.name;
  const signed = await fetch(`${url}${path}/${encodeURI(name ?? '')}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ expiresIn: 3600 }),
  });
  const { signedURL } = z.object({ signedURL: z.string() }).parse(await signed.json());
  await reopen();
  expect((await fetch(`${url}/storage/v1${signedURL}`)).status).toBe(200);

  await backend?.close();
  backend = undefined;
  await expect(startBackend({ port: 0, keepIn: folder })).rejects.toThrow(/set PORT_BACKEND/);
});

it('can be looked at again while it is looked at', async () => {
  const looks: Promise<void>[] = [];
  for (const _ of Array(200)) {
    looks.push(requireWritable(folder));
    await nextTurn();
  }
  await Promise.all(looks);
});

it('stops with a sentence when its disk takes no more writes', async () => {
  await copyCreated();
  const { started, errors } = spawned();
  await once(started, 'message');
  // Nothing can be written under the name that `watchDisk` writes. It may just have its own file there.
  await vi.waitFor(() => mkdir(path.join(folder, '.probe')));
  const [code] = await once(started, 'exit');
  expect(code).toBe(1);
  expect(errors()).toContain(`the data cannot be kept in ${folder}`);
});

it('says that its disk is full or cannot be written', async () => {
  await expect(requireWritable(folder, async () => 12)).rejects.toThrow(
    /^The disk is full \(12 MB are free, .* nothing that was saved is lost/,
  );
  await expect(requireWritable('/sys/kept')).rejects.toThrow(
    /^(This account may not write there|The disk is read-only): .* in \/sys\/kept/,
  );
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../tests/freePort.ts';

export interface Cluster {
  /** Connects as the superuser, to the database `postgres`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface ServerPrograms {
  /** That of `initdb` and `postgres`. */
  readonly folder: string;
  /** The folders of libraries that the system does not have, as `LD_LIBRARY_PATH`. */
  readonly libraries?: string;
}

const superuser = 'supabase_admin';
const startTimeoutMs = 30_000;

/** UTF-8, so that upper and lower case of accented letters match as on the platform. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

const settings = [
  // Faster than the defaults, because nothing must survive a crash.
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  // Its snapshots would keep a test's own vacuum from finishing, and so change plans.
  'autovacuum=off',
];

/**
 * Starts a PostgreSQL in a temporary folder, on a free port of this machine.
 */
export async function startCluster(programs: ServerPrograms): Promise<Cluster> {
  const home = mkdtempSync(path.join(tmpdir(), 'linea-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(home, user.uid, user.gid);
  const data = path.join(home, 'data');
  const { folder, libraries } = programs;
  const env = { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  execFileSync(
    path.join(folder, 'initdb'),
    ['-D', data, '-U', superuser, '--auth=trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'],
    { ...user, env, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  const port = await freePort();
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    path.join(folder, 'postgres'),
    ['-D', data, ...[...options, ...settings].flatMap((setting) => ['-c', setting])],
    { ...user, env, cwd: home, stdio: 'ignore' },
  );
  const exited = once(server, 'exit');
  const stopAtOnce = () => server.kill('SIGQUIT');
  process.once('exit', stopAtOnce);

  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', stopAtOnce);
    if (server.exitCode === null) server.kill('SIGINT');
    await exited;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await untilReady(url, () => server.exitCode === null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** PostgreSQL refuses to run as root. Every system has this user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilReady(url: string, isRunning: () => boolean): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    for (;;) {
      try {
        await sql`select 1`;
        return;
      } catch (error) {
        if (!isRunning() || performance.now() > deadline) throw error;
        await wait(100);
      }
    }
  } finally {
    await sql.end();
  }
}

/** The server as a process: what it prints, what it refuses, and that it exits with its parent. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateSecretKeys } from '../local/keys.ts';
import { startBackend } from '../local/server.ts';
import { freePort, isOpen } from './freePort.ts';
import { sendInvalidRequests } from './invalidRequests.ts';

const main = path.resolve(import.meta.dirname, '../local/main.ts');
const started: ChildProcess[] = [];

function start(environment: Record<string, string>) {
  const child = fork(main, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  }
  return { child, output };
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

describe('the running program', () => {
  let program: ReturnType<typeof start>;
  let url: string;
  let publishableKey: string;
  beforeAll(async () => {
    program = start({ PORT_BACKEND: '0' });
    // All tests of this block use it; the last one ends it.
    started.splice(0);
    const [message] = await once(program.child, 'message');
    expect(message).toEqual({
      type: 'ready',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      publishableKey: expect.stringMatching(/^sb_publishable_/),
    });
    ({ url, publishableKey } = message);
  });
  afterAll(() => program.child.kill('SIGKILL'));

  it('responds at the printed address, and prints one line', async () => {
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(program.output.text).toBe(`backend ready at ${url}\n`);
  });

  it('prints one line for a refused query, without what the visitor sent', async () => {
    const headers = { apikey: publishableKey, 'content-type': 'application/json' };
    const body = JSON.stringify({ title: 'a private word' });
    const refused = await Promise.all([
      fetch(`${url}/rest/v1/guides`, { method: 'POST', headers, body }),
      fetch(`${url}/rest/v1/handouts?id=eq.private`, { headers }),
      fetch(`${url}/rest/v1/private_table`, { headers }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([401, 400, 404]);
    const lines = () => program.output.text.trimEnd().split('\n');
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(4);
    expect(lines().slice(1).sort()).toEqual([
      'rest: a query was refused (22P02)',
      'rest: a query was refused (42501)',
      'rest: a query was refused (PGRST205)',
    ]);
  });

  it('never prints a secret key, and exits when its parent disconnects', async () => {
    expect(generateSecretKeys().secretKey).toMatch(/^sb_secret_/);
    const before = program.output.text.length;
    for (const response of await sendInvalidRequests(url, publishableKey)) {
      expect(await response.text(), response.url).not.toContain('sb_secret_');
    }
    await expect.poll(() => program.output.text.slice(before)).toContain('a query was refused');
    const printed = program.output.text;
    expect(printed).not.toContain('sb_secret_');
    program.child.disconnect();
    expect(await once(program.child, 'exit')).toEqual([0, null]);
    expect(program.output.text).toBe(printed);
  });
});

it('exits at once on SIGTERM, even while it starts', async () => {
  const port = await freePort();
  const { child, output } = start({ PORT_BACKEND: String(port) });
  // The port is bound seconds before the database is ready.
  await expect.poll(() => isOpen(port), { timeout: 30_000, interval: 20 }).toBe(true);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(output.text).toBe('');
});

it.each([0, 200, 400, 700, 1100, 1600])(
  'exits without an error when its parent disconnects %i ms after the start',
  async (milliseconds) => {
    const { child, output } = start({ PORT_BACKEND: '0' });
    await setTimeout(milliseconds);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
    // A fast machine may be ready by then.
    expect(output.text).toMatch(/^(backend ready at \S+\n)?$/);
  },
);

it('says in one sentence that the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { child, output } = start({ PORT_BACKEND: port });
  const [code] = await once(child, 'exit');
  other.close();
  expect(code).toBe(1);
  expect(output.text).toBe(
    `Port ${port} is taken by another program: stop it, or choose another port with PORT_BACKEND.\n`,
  );
});

it('listens on this machine only by default', async () => {
  await expect(startBackend({ port: 0, host: '0.0.0.0' })).rejects.toThrow(/this machine only/);
});

/** The functions on the real Deno: what is deployed is the entry itself, not the handler alone. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from './freePort.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const functions = path.resolve(import.meta.dirname, '../functions');
const deno = path.resolve(import.meta.dirname, '../node_modules/.bin/deno');
const running: ChildProcess[] = [];
const minutes = 60_000;

afterAll(() => {
  // The program is a script that starts Deno: ending it alone would leave Deno behind.
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
});

describe.each(['assistant', 'extract-pdf-content'])('%s', (name) => {
  const folder = path.join(functions, name);

  it('has no type error', { timeout: minutes }, async () => {
    await promisify(execFile)(deno, ['check', '--quiet', '--no-lock', 'index.ts'], { cwd: folder });
  });

  it('answers', { timeout: minutes }, async () => {
    const port = await freePort();
    const child = spawn(deno, ['run', '--quiet', '--no-lock', '--allow-all', 'index.ts'], {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: backend().url,
        SUPABASE_SERVICE_ROLE_KEY: backend().secretKey,
      },
    });
    running.push(child);
    const ask = () =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sessionId: 'deno', message: 'Piano di studi' }),
      });
    const status = () =>
      ask().then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    const reply: unknown = await (await ask()).json();
    expect(reply).toMatchObject(
      name === 'assistant' ? { type: 'answer', fallback: false } : { processed: 3, failed: 0 },
    );
  });
});

/** The functions on the real Deno: what is deployed is the entry itself, not the handler alone. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './freePort.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const supabase = path.resolve(import.meta.dirname, '..');
const functions = path.join(supabase, 'functions');
const deno = path.join(supabase, 'node_modules/.bin/deno');
const running: ChildProcess[] = [];
const minutes = 60_000;

afterAll(() => {
  // The program is a script that starts Deno: ending it alone would leave Deno behind.
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
});

/** How each is asked, and what it answers. */
const calls = {
  assistant: {
    method: 'POST',
    body: { sessionId: 'deno', message: 'Piano di studi' },
    says: '"type":"answer"',
  },
  'assistant-feedback': {
    method: 'POST',
    body: { helpful: true, question: 'Piano di studi', type: 'answer', lang: 'it' },
    says: '"stored":true',
  },
  calendar: { method: 'GET', body: undefined, says: 'END:VCALENDAR' },
  feed: { method: 'GET', body: undefined, says: '</feed>' },
  'extract-pdf-content': { method: 'POST', body: {}, says: '"processed":3' },
  'section-health': { method: 'GET', body: undefined, says: '"token":"' },
  'open-handout': { method: 'GET', body: undefined, says: 'No such file' },
} as const;

const names = Object.keys(calls) as (keyof typeof calls)[];

it('have no type error', { timeout: minutes }, async () => {
  // One run of the compiler for all takes a quarter of the time; each keeps its own import map as a member.
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-deno-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const project = path.join(folder, 'supabase');
  await cp(functions, path.join(project, 'functions'), { recursive: true });
  await cp(path.join(supabase, 'package.json'), path.join(project, 'package.json'));
  await symlink(path.join(supabase, 'node_modules'), path.join(project, 'node_modules'));
  const kernel = 'shared/src/search';
  await cp(path.join(supabase, '..', kernel), path.join(folder, kernel), { recursive: true });
  const workspace = names.map((name) => `./functions/${name}`);
  await writeFile(path.join(project, 'deno.json'), JSON.stringify({ workspace }));
  const entries = workspace.map((member) => `${member}/index.ts`);
  await promisify(execFile)(deno, ['check', '--quiet', '--no-lock', ...entries], { cwd: project });
});

describe.each(names)('%s', (name) => {
  const folder = path.join(functions, name);

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
        SITE_URL: 'http://site.invalid',
      },
    });
    running.push(child);
    const { method, body } = calls[name];
    const ask = () =>
      fetch(`http://127.0.0.1:${port}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const status = () =>
      ask().then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 30_000 }).toBe(name === 'open-handout' ? 400 : 200);
    expect(await (await ask()).text()).toContain(calls[name].says);
  });
});

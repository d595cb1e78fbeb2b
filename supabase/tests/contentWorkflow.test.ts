/** What the workflow "Content import" runs: the plan of a pull request's files, and the import once it is approved. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEditor, type Editor } from './editor.ts';
import { everyRow, runningBackend } from './runningBackend.ts';
import { samplePdf } from './samplePdf.ts';

const { backend, visitor } = runningBackend({ seedFolders: [], cachesReads: false });
const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
const content = path.join(folder, 'content');
const script = path.resolve(import.meta.dirname, '../../.github/scripts/importContent.mjs');
let editor: Editor;

const put = (file: string, bytes: string | Uint8Array) => {
  const absolute = path.join(content, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, bytes);
};

beforeAll(async () => {
  editor = await addEditor(backend(), 'workflow@example.org', ['handouts']);
  put('Primo anno/Statistica/Esercizi ```.pdf', samplePdf(Buffer.from('text')));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script as the workflow does: its exit code, and the summary of the run. */
async function run(...args: string[]) {
  return runIn(content, ...args);
}

async function runIn(imported: string, ...args: string[]) {
  const summary = path.join(folder, 'summary.md');
  writeFileSync(summary, '');
  const env = {
    PATH: process.env.PATH,
    SUPABASE_URL: backend().url,
    ...editor.environment,
    GITHUB_STEP_SUMMARY: summary,
  };
  const command = [script, imported, ...args];
  const { code, log } = await promisify(execFile)(process.execPath, command, {
    cwd: folder,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => ({ code: 0, log: stdout }),
    (error: unknown) => ({
      code: Number(Reflect.get(Object(error), 'code')),
      log: String(Reflect.get(Object(error), 'stdout')),
    }),
  );
  return { code, log, summary: readFileSync(summary, 'utf8') };
}

const names = async () =>
  everyRow(await visitor().from('handouts').select('filename')).map(({ filename }) => filename);

it('shows the plan and writes nothing, imports, and finds nothing to do again', async () => {
  const plan = await run();
  expect(plan.code).toBe(0);
  expect(plan.summary).toMatch(/^````\n[\s\S]*1 nuovi[\s\S]*\n````\n$/);
  expect(await names()).toEqual([]);
  expect(await run('--yes')).toMatchObject({ code: 0 });
  expect(await names()).toHaveLength(1);
  expect((await run()).summary).toContain('Niente da importare.');
});

it('fails the import of what is left out, and the plan when the project does not answer', async () => {
  put('Primo anno/Statistica/Temi.pdf', '<html>');
  const plan = await run();
  expect(plan.code).toBe(0);
  expect(plan.summary).toContain('Temi.pdf');
  expect((await run('--yes')).code).toBe(1);
  const { environment } = editor;
  editor = { ...editor, environment: { ...environment, SUPABASE_EDITOR_PASSWORD: 'wrong' } };
  const refused = await run();
  editor = { ...editor, environment };
  expect(refused.code).toBe(2);
  expect(refused.summary).toContain('workflow@example.org');
});

it('obeys no name of a file', async () => {
  put('::error title=Approved::.pdf', '<html>');
  const { log } = await run();
  const [, end] = /^::stop-commands::(\S+)\n/.exec(log) ?? [];
  expect(end).toBeDefined();
  expect(log.trimEnd().endsWith(`\n::${end}::`)).toBe(true);
  expect(log).toContain('::error title=Approved::.pdf');
});

it('reads no folder that is a link', async () => {
  const link = path.join(folder, 'link');
  symlinkSync(content, link);
  const { code, summary } = await runIn(link);
  expect(code).not.toBe(0);
  expect(summary).toBe('');
});

it('has no plan to approve where GitHub would drop it', async () => {
  const rows = Array.from(
    { length: 4000 },
    (_, index) => `${'è'.repeat(120)}${index},2026-12-03 18:00`,
  );
  put('events.csv', ['title,start_date', ...rows].join('\n'));
  const { code, summary } = await run();
  rmSync(path.join(content, 'events.csv'));
  expect(code).toBe(2);
  expect(summary).toContain('too long');
});

/** What the workflow "Content import" runs: the plan of a pull request's files, and the import once it is approved. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const summary = path.join(folder, 'summary.md');
  writeFileSync(summary, '');
  const env = {
    PATH: process.env.PATH,
    SUPABASE_URL: backend().url,
    ...editor.environment,
    GITHUB_STEP_SUMMARY: summary,
  };
  const code = await promisify(execFile)(process.execPath, [script, content, ...args], {
    cwd: folder,
    env,
  }).then(
    () => 0,
    (error: unknown) => Number(Reflect.get(Object(error), 'code')),
  );
  return { code, summary: readFileSync(summary, 'utf8') };
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

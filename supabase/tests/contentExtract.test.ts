/** `content:extract` reads all PDFs that wait, and `content:check` lists those that no search finds. */
import { beforeEach, expect, it } from 'vitest';
import { command as check } from '../content/command.ts';
import type { Terminal } from '../content/terminal.ts';
import { command as extract } from '../extract/command.ts';
import { runCommand } from './runCommand.ts';
import { everyRow, runningBackend } from './runningBackend.ts';
import { oneLine, samplePdf } from './samplePdf.ts';

const { backend, visitor, association } = runningBackend({ seedFolders: [], cachesReads: false });

beforeEach(async () => {
  const { sql } = backend().database;
  await sql.exec('delete from public.handouts; delete from storage.objects');
});

const run = (command: (terminal: Terminal) => Promise<number>, ...args: string[]) =>
  runCommand(command, ['--url', backend().url, ...args], {
    SUPABASE_SERVICE_ROLE_KEY: backend().secretKey,
  });

/** A handout whose file has this content. */
async function publish(name: string, content: Uint8Array): Promise<void> {
  const type = { contentType: 'application/pdf' };
  const { error } = await association().storage.from('handouts').upload(name, content, type);
  expect(error).toBeNull();
  const file_url = `${backend().url}/storage/v1/object/public/handouts/${name}`;
  const row = { year: 'First Year', subject: 'Storia', filename: name, file_url };
  expect((await association().from('handouts').insert(row)).error).toBeNull();
}

it('reads more files than a visit does', async () => {
  for (let count = 1; count <= 20; count += 1) await publish(`f${count}.pdf`, samplePdf(oneLine));
  const { code, output } = await run(extract);
  expect(output).toContain('20 read, 0 could not be.');
  expect(code).toBe(0);
  const found = await visitor().rpc('search_handout_texts', { term: 'pagina', at_most: 10 });
  expect(everyRow(found)).toHaveLength(10);
  expect((await run(extract)).output).toContain('0 read, 0 could not be.');
});

it('names what cannot be read, and what is a picture', async () => {
  await publish('good.pdf', samplePdf(oneLine));
  await publish('scan.pdf', samplePdf(new Uint8Array(), 3));
  await publish('broken.pdf', Buffer.from('%PDF-1.4 and no more %%EOF'));
  const { code, output } = await run(extract);
  expect(output).toContain('2 read, 1 could not be.');
  expect(output).toContain('content:check');
  expect(code).toBe(1);
  const report = (await run(check, '--key', backend().publishableKey)).output;
  expect(report).toMatch(/PDF that could not be read \(1\)[\s\S]*broken\.pdf +\S/);
  expect(report).toMatch(/PDF of pictures \(1\)[\s\S]*scan\.pdf +3\/3/);
  expect(report).not.toContain('good.pdf');
});

/** `content:import`: a folder as Drive exports it, into the embedded backend. */
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pdfmake from 'pdfmake';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Sets pdfmake's fonts.
import '../demo/files/renderPdf.ts';
import { command } from '../import/command.ts';
import { runCommand } from './runCommand.ts';
import { everyRow, runningBackend } from './runningBackend.ts';
import { samplePdf } from './samplePdf.ts';

const { backend, visitor, association } = runningBackend({ seedFolders: [], cachesReads: false });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  const { sql } = backend().database;
  await sql.exec(
    'delete from public.handouts; delete from public.clmg_handouts; delete from public.guides',
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const day = new Date('2024-05-06T10:00:00Z');

/** A PDF with a text of its own, last changed on `day`. */
async function put(file: string, content: string | Uint8Array = pdfOf(file)): Promise<void> {
  const absolute = path.join(folder, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, content);
  await utimes(absolute, day, day);
}

function pdfOf(text: string): Uint8Array {
  const ascii = text.replace(/[^ -~]|[()\\]/g, '');
  return samplePdf(Buffer.from(`BT /F1 12 Tf 40 700 Td (${ascii}) Tj ET`));
}

function encryptedPdf(): Promise<Uint8Array> {
  const document = { content: 'text', defaultStyle: { font: 'text' }, userPassword: 'password' };
  return pdfmake.createPdf(document).getBuffer();
}

function run(...args: string[]) {
  const { url, secretKey } = backend();
  const environment = { SUPABASE_SERVICE_ROLE_KEY: secretKey };
  return runCommand(command, [folder, '--url', url, ...args], environment);
}

const handouts = async () =>
  everyRow(await visitor().from('handouts').select('*').order('subject').order('filename'));

/** The file that students get for a row. */
async function opened(fileUrl: string | null): Promise<Buffer> {
  const object = decodeURIComponent(fileUrl?.split('/').at(-1) ?? '');
  const { data } = await visitor().storage.from('handouts').createSignedUrl(object, 60);
  const response = await fetch(data?.signedUrl ?? '');
  return Buffer.from(await response.arrayBuffer());
}

describe('a folder of Drive', () => {
  it('becomes rows with the dates of the files, by year, course, law year and category', async () => {
    await put('Dispense 2026/1° anno/Microeconomia/Appunti completi.pdf');
    await put('Dispense 2026/Secondo anno/Statistica/Esami/2023_luglio.pdf');
    await put('Dispense 2026/CLMG/III Anno/Diritto penale II.pdf');
    await put('Guide/Tesi/Come si scrive.pdf');
    const { code, output } = await run('--yes');
    expect(output).toContain('4 new');
    expect(code).toBe(0);
    expect(await handouts()).toMatchObject([
      {
        year: 'First Year',
        subject: 'Microeconomia',
        filename: 'Microeconomia - Appunti completi.pdf',
        uploaded_at: day.toISOString(),
      },
      {
        year: 'Second Year',
        subject: 'Statistica',
        filename: 'Statistica - Esami - 2023 luglio.pdf',
      },
    ]);
    expect(everyRow(await visitor().from('clmg_handouts').select('course_year, name'))).toEqual([
      { course_year: 3, name: 'Diritto penale II' },
    ]);
    expect(everyRow(await visitor().from('guides').select('category, title, order_index'))).toEqual(
      [{ category: 'tesi', title: 'Come si scrive', order_index: 10 }],
    );
  });

  it('opens for students under every name that a file can have', async () => {
    const names = [
      'Qualità & perché? #1 100%.pdf',
      'emoji 🎓 “virgolette” + l’ultimo.pdf',
      'più\u0300 accenti decomposti e\u0300.pdf',
      `${'lungo '.repeat(40).trim()}.pdf`,
      '名前.PDF',
    ];
    for (const name of names) await put(`Primo anno/Economia & gestione: teoria/${name}`);
    expect((await run('--yes')).code).toBe(0);
    const rows = await handouts();
    expect(rows).toHaveLength(names.length);
    for (const { file_url } of rows) {
      expect(String(await opened(file_url))).toContain('%PDF-');
      expect(file_url).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\/storage\/v1\/object\/public\/handouts\/[\w-]+\.pdf$/,
      );
    }
  });

  it('changes nothing when it is imported again', async () => {
    await put('Primo anno/Microeconomia/Appunti.pdf');
    await run('--yes');
    const before = await handouts();
    const { code, output } = await run('--yes');
    expect(code).toBe(0);
    expect(output).toContain('1 the same');
    expect(output).toContain('Nothing to import.');
    expect(await handouts()).toEqual(before);
  });

  it('keeps the row of a file that got another content or another name', async () => {
    await put('Primo anno/Microeconomia/Appunti.pdf');
    await put('Primo anno/Microeconomia/Esercizi.pdf');
    await run('--yes');
    const before = await handouts();
    await put('Primo anno/Microeconomia/Appunti.pdf', pdfOf('another content'));
    await rename(
      path.join(folder, 'Primo anno/Microeconomia/Esercizi.pdf'),
      path.join(folder, 'Primo anno/Microeconomia/Esercizi svolti.pdf'),
    );
    const { output } = await run('--yes');
    expect(output).toContain('1 with another content');
    expect(output).toContain('1 with another name');
    const after = await handouts();
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.map(({ filename }) => filename)).toEqual([
      'Microeconomia - Appunti.pdf',
      'Microeconomia - Esercizi svolti.pdf',
    ]);
    expect(await opened(after[0]?.file_url ?? null)).toEqual(Buffer.from(pdfOf('another content')));
  });

  it('takes the spelling of a course that is there', async () => {
    await put('Primo anno/Contabilità e Bilancio/A.pdf');
    await run('--yes');
    await put('Primo anno/contabilita  e bilancio/B.pdf');
    await run('--yes');
    expect(new Set((await handouts()).map(({ subject }) => subject))).toEqual(
      new Set(['Contabilità e Bilancio']),
    );
  });
});

it('takes the law degree and a category by the folders above, and leaves out what is hidden', async () => {
  await put('Primo anno/Business law/Notes.pdf');
  await put('.Trash-1000/Primo anno/Statistica/Vecchio.pdf');
  await put('Guide/Exchange 101/Di quale?.pdf');
  await put('Guide/exchange_triennale/Bando.pdf');
  const { output } = await run('--yes');
  expect((await handouts()).map(({ subject }) => subject)).toEqual(['Business law']);
  expect(output).toMatch(/Not in a known folder \(1\)[\s\S]*Di quale/);
  expect(everyRow(await visitor().from('guides').select('category'))).toEqual([
    { category: 'exchange_triennale' },
  ]);
});

it('leaves the row of a file alone when a copy of it appears', async () => {
  await put('Primo anno/Microeconomia/Appunti.pdf');
  await run('--yes');
  const before = await handouts();
  await put(
    'Primo anno/Microeconomia/Appunti (1).pdf',
    pdfOf('Primo anno/Microeconomia/Appunti.pdf'),
  );
  const { output } = await run('--yes');
  expect(output).toMatch(/Duplicate \(1\)[\s\S]*Appunti \(1\)\.pdf/);
  expect(await handouts()).toEqual(before);
});

it('finds files in folders of a bucket', async () => {
  const content = Buffer.from(pdfOf('in a folder'));
  const { storage } = association();
  const type = { contentType: 'application/pdf' };
  expect((await storage.from('clmg').upload('a/b/uno.pdf', content, type)).error).toBeNull();
  const url = `${backend().url}/storage/v1/object/public/clmg/a/b/uno.pdf`;
  await association().from('clmg_handouts').insert({ name: 'Uno', url, course_year: 1 });
  await put('CLMG/Primo anno/Uno.pdf', content);
  expect((await run()).output).toContain('1 the same');
});

describe('what stays out', () => {
  it('is named with what to do', async () => {
    await put('Primo anno/Microeconomia/Appunti.pdf');
    await put(
      'Primo anno/Microeconomia/Copia di Appunti.pdf',
      pdfOf('Primo anno/Microeconomia/Appunti.pdf'),
    );
    await put('Primo anno/Microeconomia/Temi.zip', 'PK');
    await put('Primo anno/Microeconomia/Finto.pdf', '<html>Sign in to Google</html>');
    await put('Primo anno/Microeconomia/Troncato.pdf', pdfOf('truncated').slice(0, -30));
    await put('Primo anno/Microeconomia/Segreto.pdf', await encryptedPdf());
    await put('Varie/Verbale.pdf');
    await put('Primo anno/Microeconomia/.DS_Store', 'x');
    const { code, output } = await run('--yes');
    expect(code).toBe(1);
    expect(output).toMatch(
      /Duplicate \(1\)[\s\S]*Copia di Appunti\.pdf +Primo anno\/Microeconomia\/Appunti\.pdf/,
    );
    expect(output).toMatch(/Not a PDF \(2\)[\s\S]*Temi\.zip[\s\S]*Finto\.pdf/);
    expect(output).toMatch(/Damaged \(1\)[\s\S]*Troncato\.pdf/);
    expect(output).toMatch(/Password-protected \(1\)[\s\S]*Segreto\.pdf/);
    expect(output).toMatch(/Not in a known folder \(1\)[\s\S]*Varie\/Verbale\.pdf/);
    expect(output).not.toContain('DS_Store');
    expect(await handouts()).toHaveLength(1);
  });

  it('is imported and named when it has no text', async () => {
    await put('Primo anno/Microeconomia/Scansione.pdf', samplePdf(new Uint8Array()));
    const { code, output } = await run('--yes');
    expect(code).toBe(0);
    expect(output).toMatch(/Pictures without text \(1\)[\s\S]*Scansione\.pdf/);
  });

  it('names a new course that resembles another', async () => {
    await put('Primo anno/Microeconomia/A.pdf');
    await put('Primo anno/Micro economia/B.pdf');
    await put('Primo anno/Diritto privato I/C.pdf');
    await put('Primo anno/Diritto privato II/D.pdf');
    const { output } = await run();
    expect(output).toMatch(/resembles\n +Micro economia +Microeconomia/);
    expect(output).toContain(
      'New courses, First Year: Diritto privato I, Diritto privato II, Micro economia, Microeconomia.',
    );
    expect(output).not.toMatch(/^ +Diritto privato/m);
  });
});

it('writes nothing without a yes', async () => {
  await put('Primo anno/Microeconomia/Appunti.pdf');
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain('Nothing was written.');
  expect(await handouts()).toEqual([]);
});

it('goes on after an interruption, and writes no row without its file', async () => {
  for (const name of ['A', 'B', 'C']) await put(`Primo anno/Microeconomia/${name}.pdf`);
  const original = globalThis.fetch;
  let uploads = 0;
  globalThis.fetch = async (url, init) => {
    if (String(url).includes('/object/handouts/')) uploads += 1;
    if (uploads > 1) throw new TypeError('fetch failed', { cause: new Error('offline') });
    return original(url, init);
  };
  const first = await run('--yes').finally(() => {
    globalThis.fetch = original;
  });
  expect(first.code).toBe(2);
  expect(first.output).toContain('Start again to go on from there.');
  expect(await handouts()).toEqual([]);
  expect((await run('--yes')).code).toBe(0);
  expect(await handouts()).toHaveLength(3);
});

it('names a row that the database refuses, and writes the others', async () => {
  await backend().database.sql.exec(
    `alter table public.handouts add constraint no_b check (filename !~ 'B.pdf')`,
  );
  await put('Primo anno/Microeconomia/A.pdf');
  await put('Primo anno/Microeconomia/B.pdf');
  const { code, output } = await run('--yes');
  await backend().database.sql.exec('alter table public.handouts drop constraint no_b');
  expect(code).toBe(1);
  expect(output).toMatch(/1 could not be written[\s\S]*B\.pdf +.*violates check constraint/);
  expect(await handouts()).toHaveLength(1);
});

it('speaks Italian, and JSON', async () => {
  await put('Primo anno/Microeconomia/Appunti.pdf');
  expect((await run('--lang', 'it')).output).toContain('1 nuovi');
  expect(JSON.parse((await run('--json')).report)).toMatchObject({ changes: [{ kind: 'new' }] });
});

/** `content:import`: sheets, representatives, calendars and documents beside PDFs. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command } from '../import/command.ts';
import { runCommand } from './runCommand.ts';
import { everyRow, runningBackend } from './runningBackend.ts';
import { samplePdf } from './samplePdf.ts';

const { backend, visitor, association } = runningBackend({ seedFolders: [], cachesReads: false });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  await backend().database.sql.exec(`
    delete from public.handouts; delete from public.clmg_handouts; delete from public.guides;
    delete from public.representatives; delete from public.events; delete from public.dest_exc_msc;
    delete from public."UG_exchange_destinations"; delete from public.moved_courses;
  `);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(file: string, content: string | Uint8Array = pdfOf(file)): Promise<void> {
  const absolute = path.join(folder, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, content);
}

const pdfOf = (text: string) =>
  samplePdf(Buffer.from(`BT /F1 12 Tf 40 700 Td (${text.replace(/[^ -~]|[()\\]/g, '')}) Tj ET`));
const png = (text: string) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n', 'latin1'), Buffer.from(text)]);

function run(...args: string[]) {
  const { url, secretKey } = backend();
  const environment = { SUPABASE_SERVICE_ROLE_KEY: secretKey };
  return runCommand(command, [folder, '--url', url, ...args], environment);
}

/** Runs it, and expects that a second run finds nothing to do. */
async function importTwice(...args: string[]) {
  const first = await run('--yes', ...args);
  const second = await run('--yes', ...args);
  expect(second.output).toContain('Nothing to import.');
  expect(second.code).toBe(first.code);
  return first;
}

describe('a sheet that lists files', () => {
  it('says where they belong, what they are called and what they are about', async () => {
    await put('scaricati/a1.pdf');
    await put('scaricati/b2.pdf');
    await put('scaricati/c3.pdf');
    await put(
      'elenco.csv',
      [
        'File;Anno;Corso;Categoria;Titolo;Parole chiave',
        'a1.pdf;1° anno;Statistica;;Esercizi svolti;"medie; varianze"',
        'scaricati/b2.pdf;III;;;Diritto penale;',
        'c3.pdf;;;tesi;Come si scrive;',
        'manca.pdf;1;Statistica;;;',
        'c3.pdf;nono;Statistica;;;',
      ].join('\r\n'),
    );
    const { code, output } = await importTwice();
    expect(code).toBe(1);
    expect(output).toMatch(/Lines with a mistake \(2\)/);
    expect(output).toMatch(/elenco\.csv:5 +No file: manca\.pdf/);
    expect(output).toMatch(/elenco\.csv:6 +.*nono/);
    expect(everyRow(await visitor().from('handouts').select('*'))).toMatchObject([
      {
        year: 'First Year',
        subject: 'Statistica',
        filename: 'Statistica - Esercizi svolti.pdf',
        keywords: 'medie; varianze',
      },
    ]);
    expect(everyRow(await visitor().from('clmg_handouts').select('course_year,name'))).toEqual([
      { course_year: 3, name: 'Diritto penale' },
    ]);
    expect(everyRow(await visitor().from('guides').select('category,title'))).toEqual([
      { category: 'tesi', title: 'Come si scrive' },
    ]);
  });

  it('changes what a file is about', async () => {
    await put('Guide/Tesi/Come.pdf');
    await put('guide.csv', 'file,categoria,titolo,descrizione\nCome.pdf,tesi,Come,In breve');
    await run('--yes');
    await put('guide.csv', 'file,categoria,titolo,descrizione\nCome.pdf,tesi,Come,In tre passi');
    const { output } = await importTwice();
    expect(output).toContain('1 with another description');
    expect(everyRow(await visitor().from('guides').select('description'))).toEqual([
      { description: 'In tre passi' },
    ]);
  });
});

describe('representatives', () => {
  const people = async () =>
    everyRow(await visitor().from('representatives').select('*').order('section').order('name'));

  it('come by their photos’ folders, and open', async () => {
    await put('Rappresentanti/Qualità/Maria Rossi.png', png('maria'));
    await put('Rappresentanti/CDD/Maria Rossi.png', png('maria'));
    await put('Rappresentanti/CDD/Finto.jpg', '<html>');
    const { output } = await importTwice();
    expect(output).toMatch(/Not a photo \(1\)[\s\S]*Finto\.jpg/);
    const all = await people();
    expect(all.map(({ section, name }) => `${section} ${name}`)).toEqual([
      'CDD Maria Rossi',
      'QUALITÀ Maria Rossi',
    ]);
    const photo = await fetch(all[0]?.url ?? '');
    expect(photo.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(png('maria'));
  });

  it('are replaced by a sheet, with and without photos', async () => {
    await put('Rappresentanti/CDD/Vecchia Guardia.png', png('old'));
    await run('--yes');
    await rm(path.join(folder, 'Rappresentanti'), { recursive: true });
    await put('foto/nuova.png', png('new'));
    await put(
      'representatives.csv',
      'Nome,Sezione,Foto\nNuova Eletta,cdd,nuova.png\nSenza Foto,ISU,\nSenza Corpo,CDX,',
    );
    const first = await run('--yes');
    expect(first.output).toMatch(/No longer in their sheet \(1\)[\s\S]*Vecchia Guardia/);
    expect(first.output).toMatch(/representatives\.csv:4 +.*CDX/);
    expect(await people()).toHaveLength(3);
    await put(
      'representatives.csv',
      'Nome,Sezione,Foto\nNuova Eletta,cdd,nuova.png\nSenza Foto,ISU,',
    );
    const { output } = await importTwice('--replace');
    expect(output).toContain('representatives: 1 removed, 1 the same');
    expect((await people()).map(({ section, name, url }) => [section, name, url !== null])).toEqual(
      [
        ['CDD', 'Nuova Eletta', true],
        ['ISU', 'Senza Foto', false],
      ],
    );
  });
});

describe('a sheet with the name of a table', () => {
  it('has its rows, with decimal commas, and starts a new call', async () => {
    await association()
      .from('dest_exc_msc')
      .insert([
        { University: 'Keio', 'Lowest Score': '700,5', NOTES: 'kept' },
        { University: 'Gone' },
      ]);
    await put(
      'dest_exc_msc - Foglio1.csv',
      [
        'University;Continent;Lowest Score;Highest Score;SLOTS 2027/28',
        'Keio;Asia;812,452;900;5',
        '"Oslo; Norway";Europe;n.d.;;2',
        'Vienna;Europe;circa 27;;1',
        ';Europe;;;1',
      ].join('\n'),
    );
    await put('UG_exchange_destinations_rows.csv', 'uni_name,min_score\nLund,"26,4"\nLund,27.5');
    const { output } = await importTwice();
    expect(output).toContain('dest_exc_msc: a new call, 2027/28, 1 new, 1 changed, 0 the same');
    expect(output).toMatch(
      /Rows that are written \(4\)[\s\S]* Keio [\s\S]*700,5\s+→\s+812,452[\s\S]* Oslo/,
    );
    expect(output).toMatch(/Foglio1\.csv:4 +Unreadable score: Lowest Score: circa 27/);
    expect(output).toMatch(/Foglio1\.csv:5 /);
    expect(output).toMatch(/No longer in their sheet \(1\)[\s\S]*Gone/);
    const rows = everyRow(await visitor().from('dest_exc_msc').select('*').order('University'));
    expect(rows).toMatchObject([
      { University: 'Gone' },
      { University: 'Keio', 'Lowest Score': '812,452', NOTES: 'kept', 'SLOTS 2027/28': '5' },
      { University: 'Oslo; Norway', 'Lowest Score': null, 'SLOTS 2027/28': '2' },
    ]);
    expect(
      everyRow(await visitor().from('UG_exchange_destinations').select('min_score').order('id')),
    ).toEqual([{ min_score: 26.4 }, { min_score: 27.5 }]);
  });

  it('may be of Excel, and of the code page of Windows', async () => {
    await put(
      'NC_max.xlsx',
      workbook([
        ['course', 'NC_MAX'],
        ['Finanza', 60.5],
      ]),
    );
    await put(
      'events.csv',
      Buffer.from('title,start_date\nFestività,03/12/2026 18:00\nMai,32/12/2026', 'latin1'),
    );
    const { output } = await importTwice();
    expect(output).toMatch(/events\.csv:3 +.*32\/12\/2026/);
    expect(everyRow(await visitor().from('NC_max').select('*'))).toMatchObject([
      { course: 'Finanza', NC_MAX: 60.5 },
    ]);
    expect(everyRow(await visitor().from('events').select('title,start_date'))).toMatchObject([
      { title: 'Festività', start_date: '2026-12-03T17:00:00.000Z' },
    ]);
  });

  it('is named when it has another name, or cannot be read', async () => {
    await put('bilancio.csv', 'voce,euro\nPizza,30');
    await put('rotto.xlsx', 'no workbook');
    const { code, output } = await run('--yes');
    expect(code).toBe(1);
    expect(output).toMatch(/Sheets that say nothing \(2\)[\s\S]*rotto\.xlsx[\s\S]*bilancio/);
  });

  // Excel's "go to the end" leaves such a cell; the reader filled the rectangle up to it, and the memory.
  it('is named when a stray cell makes it endless', async () => {
    await put('NC_max.xlsx', workbook([['course']], 'XFD1048576'));
    await put('dest_exc_msc.xlsx', workbook([['University']], 'A30000'));
    const { output } = await run('--yes');
    expect(output).toMatch(/NC_max\.xlsx +A cell is far from the others: XFD1048576/);
    expect(output).toMatch(/dest_exc_msc\.xlsx +A cell is far from the others: A30000/);
  });

  it('removes no row while one of its lines cannot be read', async () => {
    await association()
      .from('dest_exc_msc')
      .insert([{ University: 'Keio' }, { University: 'Lund' }]);
    const sheet = (score: string) =>
      put('dest_exc_msc.csv', `University;Lowest Score\nKeio;${score}`);
    const names = async () =>
      everyRow(await visitor().from('dest_exc_msc').select('University').order('University')).map(
        ({ University }) => University,
      );
    await sheet('circa 27');
    expect((await run('--yes', '--replace')).output).toContain('Unreadable score');
    expect(await names()).toEqual(['Keio', 'Lund']);
    await sheet('27');
    await run('--yes', '--replace');
    expect(await names()).toEqual(['Keio']);
  });

  it('leaves what the table fills by itself where a cell is empty', async () => {
    await put('events.csv', 'title,start_date,status\nFestival,2026-12-03 18:00,');
    await importTwice();
    expect(everyRow(await visitor().from('events').select('status'))).toEqual([
      { status: 'upcoming' },
    ]);
  });
});

describe('a calendar', () => {
  const calendar = (...events: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', ...events, 'END:VCALENDAR', ''].join(
      '\r\n',
    );
  const event = (uid: string, ...lines: string[]) =>
    ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
  const events = async () =>
    everyRow(await visitor().from('events').select('*').order('start_date'));

  it('becomes events, which keep their rows when they move', async () => {
    const welcome = (start: string) =>
      event(
        'w@x',
        `DTSTART${start}`,
        'SUMMARY:Welcome day',
        'LOCATION:Aula Magna\\, Milano',
        'CATEGORIES:Sociale',
      );
    await put(
      'Calendario.ics',
      calendar(
        welcome(':20261203T170000Z'),
        event('d@x', 'DTSTART;VALUE=DATE:20261210', 'SUMMARY:Scadenza', 'STATUS:CANCELLED'),
        event('n@x', 'DTSTART:20261211T170000Z'),
      ),
    );
    const { code, output } = await importTwice();
    expect(code).toBe(1);
    expect(output).toContain('events: 2 new');
    expect(output).toMatch(/Calendario\.ics: n@x +/);
    const before = await events();
    expect(before).toMatchObject([
      {
        title: 'Welcome day',
        location: 'Aula Magna, Milano',
        event_type: 'Sociale',
        start_date: '2026-12-03T17:00:00.000Z',
        status: 'upcoming',
      },
      { title: 'Scadenza', start_date: '2026-12-09T23:00:00.000Z', status: 'cancelled' },
    ]);
    await put('Calendario.ics', calendar(welcome(';TZID=Europe/Rome:20261204T100000')));
    expect((await importTwice()).output).toContain('events: 1 changed, 0 the same');
    expect(await events()).toMatchObject([
      { id: before[0]?.id, start_date: '2026-12-04T09:00:00.000Z' },
      { title: 'Scadenza' },
    ]);
  });

  it('repeats a series, with what was changed and left out of it', async () => {
    await put(
      'serie.ics',
      calendar(
        event(
          's@x',
          'DTSTART;TZID=Europe/Rome:20261020T180000',
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXDATE;TZID=Europe/Rome:20261103T180000',
          'SUMMARY:Sportello',
        ),
        event(
          's@x',
          'RECURRENCE-ID;TZID=Europe/Rome:20261110T180000',
          'DTSTART;TZID=Europe/Rome:20261111T180000',
          'SUMMARY:Sportello (mercoledì)',
        ),
      ),
    );
    await importTwice();
    expect((await events()).map(({ title, start_date }) => [title, start_date])).toEqual([
      ['Sportello', '2026-10-20T16:00:00.000Z'],
      ['Sportello', '2026-10-27T17:00:00.000Z'],
      ['Sportello (mercoledì)', '2026-11-11T17:00:00.000Z'],
    ]);
  });
});

describe('a course whose folder has another name or year', () => {
  it('moves with its files, and its old address leads there', async () => {
    await put('Primo anno/Statistica/Esercizi.pdf');
    await put('Primo anno/Statistica/Teoria.pdf');
    await put('Primo anno/Diritto/Teoria.pdf');
    await run('--yes');
    const files = async () =>
      everyRow(await visitor().from('handouts').select('*').order('subject').order('filename'));
    const before = await files();
    await mkdir(path.join(folder, 'Secondo anno'));
    await rename(
      path.join(folder, 'Primo anno/Statistica'),
      path.join(folder, 'Secondo anno/Statistica I'),
    );
    await put('Secondo anno/Statistica I/Nuovo.pdf');
    const { output } = await importTwice();
    expect(output).toContain('First Year/Statistica is Second Year/Statistica I now');
    const after = await files();
    expect(after.map(({ year, filename }) => [year, filename])).toEqual(
      [
        ['First Year', 'Diritto - Teoria.pdf'],
        ['Second Year', 'Statistica I - Nuovo.pdf'],
        ['Second Year', 'Statistica I - Esercizi.pdf'],
        ['Second Year', 'Statistica I - Teoria.pdf'],
      ].sort(),
    );
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    expect(everyRow(await visitor().from('moved_courses').select('subject,to_subject'))).toEqual([
      { subject: 'Statistica', to_subject: 'Statistica I' },
    ]);
  });

  it('stays where another folder only has a file of it', async () => {
    await put('Primo anno/Statistica/Esercizi.pdf');
    await put('Primo anno/Statistica/Teoria.pdf');
    await run('--yes');
    await rename(path.join(folder, 'Primo anno/Statistica'), path.join(folder, 'Altro'));
    await put('Secondo anno/Econometria/Ripasso.pdf', pdfOf('Primo anno/Statistica/Teoria.pdf'));
    expect((await run('--yes')).output).not.toContain(' is Second Year');
  });

  it('stays where the folder has only its file among others', async () => {
    await put('Primo anno/Ripasso/Formule.pdf');
    await run('--yes');
    const formulas = pdfOf('Primo anno/Ripasso/Formule.pdf');
    await rm(path.join(folder, 'Primo anno'), { recursive: true });
    await put('Secondo anno/Statistica II/Formule.pdf', formulas);
    await put('Secondo anno/Statistica II/Teoria.pdf');
    await put('Secondo anno/Statistica II/Esercizi.pdf');
    expect((await run('--yes')).output).not.toContain(' is Second Year');
  });
});

const hasOffice = (() => {
  try {
    return execFileSync('soffice', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

describe('documents', () => {
  it('are named where LibreOffice is missing', async () => {
    await put('Primo anno/Statistica/Temi.docx', 'PK');
    process.env.SOFFICE = path.join(folder, 'none');
    const { output } = await run('--yes');
    delete process.env.SOFFICE;
    expect(output).toMatch(/Not a PDF \(1\)[\s\S]*Temi\.docx/);
  });

  it.runIf(hasOffice)(
    'become PDFs where it is there, but not beside their PDF',
    async () => {
      await put('testo.txt', 'Le medie mobili');
      execFileSync('soffice', [
        `-env:UserInstallation=file://${folder}/settings`,
        '--headless',
        '--convert-to',
        'docx',
        '--outdir',
        path.join(folder, 'Primo anno/Statistica'),
        path.join(folder, 'testo.txt'),
      ]);
      await rm(path.join(folder, 'settings'), { recursive: true });
      await rm(path.join(folder, 'testo.txt'));
      await put('Primo anno/Statistica/Doppio.docx', 'anything');
      await put('Primo anno/Statistica/Doppio.pdf');
      await put('Primo anno/Statistica/Rotto.pptx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1]));
      const { output } = await run('--yes');
      expect(output).toMatch(/Duplicate \(1\)[\s\S]*Doppio\.docx/);
      expect(output).toMatch(/1 could not be written[\s\S]*Rotto\.pptx/);
      const rows = everyRow(await visitor().from('handouts').select('*').order('filename'));
      expect(rows.map(({ filename }) => filename)).toEqual([
        'Statistica - Doppio.pdf',
        'Statistica - testo.pdf',
      ]);
      const object = decodeURIComponent(rows[1]?.file_url?.split('/').at(-1) ?? '');
      const { data } = await visitor().storage.from('handouts').createSignedUrl(object, 60);
      expect(await (await fetch(data?.signedUrl ?? '')).text()).toContain('%PDF-');
      const again = await run('--yes');
      expect(again.output).toContain('2 the same');
    },
    120_000,
  );
});

/** A workbook of one sheet, with a cell far from the others. */
function workbook(rows: readonly (readonly (string | number)[])[], stray?: string): Uint8Array {
  const cell = (value: string | number, column: number, row: number) => {
    const at = `${'ABC'[column]}${row + 1}`;
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const sheet = rows
    .map((row, index) => {
      const cells = row.map((value, column) => cell(value, column, index));
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .concat(stray === undefined ? [] : [`<row><c r="${stray}"><v>1</v></c></row>`])
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Foglio1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

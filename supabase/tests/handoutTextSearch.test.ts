/**
 * The search inside the handouts, called as the site does: with the visitors' key and any text. Visitors
 * cannot read the tables that this function reads.
 */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend, visitor } = runningBackend({ seedFolders: [] });
const sql = () => backend().database.sql;

async function search(term: string, at_most?: number) {
  const { data, error } = await visitor().rpc(
    'search_handout_texts',
    { term, ...(at_most === undefined ? {} : { at_most }) },
    { get: true },
  );
  if (error) throw new Error(error.message);
  return data;
}

const names = async (term: string) => (await search(term)).map(({ name }) => name);

/** Bypasses the server's cache of five seconds. */
const namesNow = async (term: string) => {
  const rows = await backend().database.asRole<{ name: string }>(
    'anon',
    'select name from public.search_handout_texts($1)',
    [term],
  );
  return rows.map(({ name }) => name);
};

/** Inserts a row and the text of its file, as the extraction does. */
async function publish(table: string, row: Record<string, string>, pages: readonly string[]) {
  const columns = Object.keys(row);
  const { rows } = await sql().query<{ id: string }>(
    `insert into public.${table} (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})
     returning id::text`,
    Object.values(row),
  );
  await savePages(rows[0]?.id, pages);
}

async function savePages(id: string | undefined, pages: readonly string[]) {
  await sql().query(
    'select public.save_pdf_pages((select id from private.pdf_files where source_id = $1), $2)',
    [id, pages],
  );
}

const handout = (filename: string, subject = 'Statistica') => ({
  year: 'Second Year',
  subject,
  filename,
  file_url: `http://a.example/handouts/${encodeURIComponent(filename)}`,
});

beforeEach(() =>
  sql().exec(
    'delete from public.handouts; delete from public.clmg_handouts; delete from public.guides',
  ),
);

describe('a result', () => {
  it('has the file, its best page and an excerpt', async () => {
    await publish('handouts', handout('Statistica - Appunti.pdf'), [
      'La media e la mediana.',
      'Lo stimatore è corretto\nse il suo valore atteso\nè il parametro: uno stimatore non distorto.',
      'Ancora sullo stimatore.',
    ]);
    expect(await search('stimatori')).toEqual([
      {
        source: 'handouts',
        id: expect.any(String),
        name: 'Statistica - Appunti.pdf',
        subject: 'Statistica',
        year: 'Second Year',
        uploaded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        file_url: 'http://a.example/handouts/Statistica%20-%20Appunti.pdf',
        page: 2,
        excerpt:
          'stimatore è corretto se il suo valore atteso è il parametro: uno stimatore non distorto',
      },
    ]);
  });

  it('can be a handout of the law degree, with its year', async () => {
    await publish(
      'clmg_handouts',
      { name: 'Istituzioni', url: 'http://a.example/clmg/i.pdf', course_year: '4' },
      ['La mancipatio.'],
    );
    expect(await search('mancipatio')).toMatchObject([
      { source: 'clmg_handouts', name: 'Istituzioni', subject: '', year: '4', page: 1 },
    ]);
  });

  it('has all words on one page', async () => {
    await publish('handouts', handout('A'), ['domanda', 'offerta']);
    await publish('handouts', handout('B'), ['La domanda incontra l’offerta.']);
    expect(await names('offerta domanda')).toEqual(['B']);
  });

  it('matches with or without accents, and shows the original text', async () => {
    await publish('handouts', handout('A'), ['L’utilità marginale è decrescente.']);
    for (const term of ['utilita', 'utilità', 'UTILITÀ']) {
      expect((await search(term))[0]?.excerpt).toBe('utilità marginale è decrescente');
    }
  });

  it('has a word that the end of a line divides', async () => {
    await publish('handouts', handout('A'), [
      'La macro\u00adeconomia e il piano socio\u00adeconomico.',
    ]);
    for (const term of ['macroeconomia', 'socio-economico', 'economico']) {
      expect((await search(term))[0]?.excerpt, term).toMatch(/macroeconomia|socioeconomico/);
    }
  });

  it('is plain text, whatever the file contains', async () => {
    await publish('handouts', handout('A'), [
      '<b>grassetto</b> <script>alert(1)</script> integrale',
    ]);
    const [found] = await search('integrale');
    expect(found?.excerpt).toContain('integrale');
    expect(found?.excerpt).not.toContain('<b>integrale');
  });

  it('is one of at most ten, each file once', async () => {
    for (let file = 0; file < 12; file += 1) {
      await publish('handouts', handout(`${file}`), ['elasticità', 'elasticità']);
    }
    for (const [asked, answered] of [
      [undefined, 10],
      [1000, 10],
      [3, 3],
      [0, 0],
      [-1, 0],
    ] as const) {
      expect(await search('elasticità', asked)).toHaveLength(answered);
    }
    expect(new Set(await names('elasticità')).size).toBe(10);
  });
});

/** Only 400 arbitrary pages were ranked: with 600 that matched, the best one could be missing. */
it('the best file comes first among ten thousand matching pages, then the newest', async () => {
  await sql().exec(`
    alter table public.handouts disable trigger user;
    insert into public.handouts (year, subject, filename, file_url, uploaded_at)
    select 'First Year', 'Statistica', 'File ' || n, 'http://a.example/handouts/' || n,
      timestamptz '2026-01-01' + make_interval(mins => case n when 700 then 5000 else n end)
    from generate_series(1, 2500) as n;
    alter table public.handouts enable trigger user;
    insert into private.pdf_files (source, source_id, url, title, is_done)
    select 'handouts', id::text, file_url, filename, true from public.handouts;
    insert into private.pdf_pages (file_id, page, content)
    select id, page, case when title = 'File 5' and page = 3 then 'Varianza e ancora varianza.' else 'La varianza di un campione.' end
    from private.pdf_files cross join generate_series(1, 4) as page`);
  expect((await search('varianza', 3)).map(({ name, page }) => [name, page])).toEqual([
    ['File 5', 3],
    ['File 700', 1],
    ['File 2500', 1],
  ]);
  await sql().exec('delete from private.pdf_files');
});

describe('the search leaves out', () => {
  it('guides', async () => {
    await publish(
      'guides',
      { category: 'tesi', title: 'Tesi', file_url: 'http://a.example/g.pdf' },
      ['bibliografia'],
    );
    expect(await search('bibliografia')).toEqual([]);
  });

  it('a handout that was deleted or has another file', async () => {
    await publish('handouts', handout('A'), ['isoquanto']);
    await publish('handouts', handout('B'), ['isoquanto']);
    await sql().exec("delete from public.handouts where filename = 'A'");
    expect(await namesNow('isoquanto')).toEqual(['B']);
    await sql().exec("update public.handouts set file_url = 'http://a.example/handouts/other.pdf'");
    expect(await namesNow('isoquanto')).toEqual([]);
  });

  it('the old text of a file that is pending again', async () => {
    await publish('handouts', handout('A'), ['isocosto']);
    await sql().exec('update private.pdf_files set is_done = false');
    expect(await names('isocosto')).toEqual([]);
  });
});

describe('anything may be typed', () => {
  beforeAll(() => sql().exec('delete from public.handouts'));

  it.each([
    '',
    '   ',
    'il di la',
    '-word',
    '"domanda e offerta"',
    "'",
    '\\',
    'a & b | !c:*',
    '<->',
    '%_*.,()[]{}',
    '😀',
    'x'.repeat(5000),
    'domanda offerta '.repeat(300),
    String.fromCharCode(0x202e),
  ])('%j', async (term) => {
    expect(await search(term)).toEqual([]);
  });

  it('a NUL is refused, and the next search works', async () => {
    await expect(search('\0')).rejects.toThrow();
    expect(await search('domanda')).toEqual([]);
  });

  it('minus signs and quotation marks are not operators', async () => {
    await publish('handouts', handout('A'), ['domanda e offerta']);
    for (const term of ['-domanda', '"offerta e domanda"', 'domanda !offerta', "domanda'"]) {
      expect(await names(term), term).toEqual(['A']);
    }
  });
});

it('visitors cannot read the pages themselves', async () => {
  for (const statement of [
    'select * from private.pdf_pages',
    'select * from private.pdf_files',
    "select private.search_vector('a')",
  ]) {
    await expect(backend().database.asRole('anon', statement, [])).rejects.toThrow(
      /permission denied/,
    );
  }
});

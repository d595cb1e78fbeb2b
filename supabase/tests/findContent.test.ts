/**
 * With 100,000 handouts a question with one common word took 14 seconds, because ranking stemmed every title
 * again. Now documents are stemmed when they are written, and only candidates are ranked.
 */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchTermsOf } from '../functions/assistant/search/searchTerms.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const sql = () => backend().database.sql;

async function titles(question: string, atMost = 4): Promise<string[]> {
  const { rows } = await sql().query<{ content: { found: { title: string }[] } }>(
    'select find_content($1::jsonb, $2) as content',
    [JSON.stringify(searchTermsOf(question)), atMost],
  );
  return rows[0]?.content.found.map(({ title }) => title) ?? [];
}

describe('among many documents', () => {
  beforeAll(() =>
    sql().exec(`
      insert into public.handouts (year, subject, filename, file_url)
      select 'First Year', 'Corso', 'Esercizi ' || n, 'http://a.example/' || n from generate_series(1, 1000) n;
      insert into public.handouts (year, subject, filename, file_url)
      select 'First Year', 'Corso', 'Riassunto ' || n, 'http://a.example/' || n from generate_series(1, 1000) n;
      insert into public.handouts (year, subject, filename, file_url) values
        ('First Year', 'Statistica', 'Formulario', 'http://a.example/f'),
        ('First Year', 'Zeta', 'Esercizi con riassunto', 'http://a.example/z')`),
  );

  it('finds a rare word next to a common one', async () => {
    expect((await titles('Dove trovo gli esercizi di statistica?'))[0]).toBe('Formulario');
  });

  it('ranks two common words together before one', async () => {
    const [best] = await titles('Avete per caso esercizi oppure un riassunto di chimica?');
    expect(best).toBe('Esercizi con riassunto');
  });

  it.each([
    "l'università",
    'a\\b',
    "'",
    'a & b | !c',
    'il di la',
    '',
    '😀',
    'e-mail.it/a?b',
    "d'''a ('",
  ])('accepts any text: %j', async (question) => {
    expect(await titles(question)).toEqual(expect.any(Array));
  });
});

describe('documents are updated with their rows', () => {
  beforeEach(() =>
    sql().exec(
      'delete from public.guides; delete from public.clmg_handouts; delete from public.faq',
    ),
  );

  it('when a guide is added, renamed, hidden and deleted', async () => {
    const found = () => titles('bibliografia ortografia');
    await sql().exec(`insert into public.guides (category, title, file_url)
      values ('tesi', 'Bibliografia', 'http://a.example/b')`);
    expect(await found()).toEqual(['Bibliografia']);
    await sql().exec("update public.guides set title = 'Ortografia'");
    expect(await found()).toEqual(['Ortografia']);
    await sql().exec('update public.guides set is_active = false');
    expect(await found()).toEqual([]);
    await sql().exec('update public.guides set is_active = true');
    expect(await found()).toEqual(['Ortografia']);
    await sql().exec('update public.guides set file_url = null');
    expect(await found()).toEqual([]);
    await sql().exec("update public.guides set file_url = 'http://a.example/c'");
    expect(await found()).toEqual(['Ortografia']);
    await sql().exec('delete from public.guides');
    expect(await found()).toEqual([]);
  });

  it('for the law degree too', async () => {
    await sql().exec(`insert into public.clmg_handouts (name, url, course_year)
      values ('Pandette', 'http://a.example/p', 1)`);
    expect(await titles('pandette')).toEqual(['Pandette']);
    await sql().exec('delete from public.clmg_handouts');
    expect(await titles('pandette')).toEqual([]);
  });

  it('finds FAQ entries by question, keywords and English, but no drafts', async () => {
    await sql().exec(`insert into public.faq (topic, question, answer, question_en, answer_en, keywords)
      values ('Appelli', 'Quando esce il bollettino?', 'Il lunedì.', 'When is the gazette out?', 'On Monday.', 'notiziario')`);
    for (const question of ['bollettino', 'bolletino', 'notiziario', 'gazette']) {
      expect(await titles(question), question).toEqual(['Quando esce il bollettino?']);
    }
    await sql().exec('update public.faq set is_active = false');
    expect(await titles('bollettino')).toEqual([]);
  });

  it('finds future events before past ones', async () => {
    await sql().exec(`insert into public.events (title, start_date) values
      ('Regata futura', now() + interval '1 day'), ('Regata passata', now() - interval '1 day')`);
    expect(await titles('regata')).toEqual(['Regata futura', 'Regata passata']);
  });
});

describe('a mistyped word', () => {
  beforeAll(() =>
    sql().exec(`insert into public.handouts (year, subject, filename, file_url) values
      ('First Year', 'Econometria', 'Dati panel', 'http://a.example/e'),
      ('First Year', 'Marketing', 'Glossario', 'http://a.example/m')`),
  );

  it.each(['econometira', 'econmetria', 'econometrria', 'Econometrai'])('%s', async (mistyped) => {
    expect(await titles(mistyped)).toEqual(['Dati panel']);
  });

  it.each(['economista', 'marmellata'])('%s matches nothing', async (other) => {
    expect(await titles(other)).toEqual([]);
  });
});

describe('the pages of a PDF', () => {
  it('are searched, and the result has the best one', async () => {
    await sql().exec(`
      insert into public.handouts (year, subject, filename, file_url)
      values ('Third Year', 'Corso lungo', 'Volume', 'http://a.example/v');
      select public.save_pdf_pages(
        (select id from private.pdf_files where url = 'http://a.example/v'),
        array['Introduzione.', 'Il teorema di Coase e le esternalità.', 'Indice.']
      )`);
    const { rows } = await sql().query<{ page: number }>(
      `select find_content($1::jsonb) -> 'found' -> 0 -> 'sections' -> 0 ->> 'page' as page`,
      [JSON.stringify(searchTermsOf('Coase esternalita'))],
    );
    expect(rows[0]?.page).toBe('2');
  });
});

/**
 * With 100,000 handouts a question with one common word took 14 seconds: ranking split every title
 * again. Documents are prepared when they are written, and only candidates are ranked.
 */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const sql = () => backend().database.sql;

async function titles(question: string, atMost = 4): Promise<string[]> {
  const { rows } = await sql().query<{ title: string }>(
    'select title from match_documents($1, $2)',
    [question, atMost],
  );
  return rows.map(({ title }) => title);
}

describe('among many documents', () => {
  beforeAll(() =>
    sql().exec(`
      insert into public.handouts (year, subject, filename, file_url)
      select 'First Year', 'Corso', 'Dispensa ' || n, 'http://a.example/' || n from generate_series(1, 1000) n;
      insert into public.handouts (year, subject, filename, file_url)
      select 'First Year', 'Appunti', 'Riassunto ' || n, 'http://a.example/' || n from generate_series(1, 1000) n;
      insert into public.handouts (year, subject, filename, file_url) values
        ('First Year', 'Statistica', 'Formulario', 'http://a.example/f'),
        ('First Year', 'Zeta', 'Dispensa con riassunto', 'http://a.example/z')`),
  );

  it('a rare word is found beside a common one', async () => {
    const found = await titles('Dove trovo la dispensa di statistica?', 1000);
    expect(found).toContain('Formulario');
    expect(found.length).toBeLessThan(500);
  });

  it('two common words together come before one, whatever else is asked', async () => {
    const [best] = await titles('Avete per caso una dispensa oppure un riassunto di chimica?');
    expect(best).toBe('Dispensa con riassunto');
  });

  it.each(["l'università", 'a\\b', "'", 'a & b | !c', 'il di la', '', '😀', 'e-mail.it/a?b'])(
    'any text may be asked: %j',
    async (question) => {
      expect(await titles(question)).toEqual(expect.any(Array));
    },
  );
});

describe('documents follow their rows', () => {
  beforeEach(() => sql().exec('delete from public.guides; delete from public.clmg_handouts'));

  it('as they are written, renamed, withdrawn and deleted', async () => {
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

  it('those of the law degree too', async () => {
    await sql().exec(`insert into public.clmg_handouts (name, url, course_year)
      values ('Pandette', 'http://a.example/p', 1)`);
    expect(await titles('pandette')).toEqual(['Pandette']);
    await sql().exec('delete from public.clmg_handouts');
    expect(await titles('pandette')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { listedOnce, textMatches, wordMatches } from './textMatch.ts';

const row = {
  source: 'handouts',
  id: 'a',
  name: ' Statistica - Appunti.pdf ',
  subject: 'Statistica ',
  year: 'Second Year',
  uploaded_at: '2026-01-01T10:00:00Z',
  file_url: 'https://x.example/handouts/a.pdf',
  page: 3,
  excerpt: 'uno stimatore non distorto',
};

describe('textMatches', () => {
  it('reads a handout with its year', () => {
    expect(textMatches([row])).toMatchObject([
      {
        file: {
          name: 'Statistica - Appunti.pdf',
          subject: 'Statistica',
          year: { slug: 'secondo-anno' },
          clmgYear: undefined,
        },
        page: 3,
      },
    ]);
  });

  it('reads a file of the law degree with its law year', () => {
    const [match] = textMatches([{ ...row, source: 'clmg_handouts', subject: '', year: '5' }]);
    expect(match).toMatchObject({
      file: {
        id: row.id,
        year: undefined,
        clmgYear: { slug: 'quinto-anno' },
        uploadedAt: row.uploaded_at,
        url: row.file_url,
      },
    });
  });

  it('leaves out a row without a name', () => {
    expect(textMatches([{ ...row, name: ' ' }])).toEqual([]);
  });
});

describe('listedOnce', () => {
  const found = (id: string, name: string) => ({
    ...row,
    id,
    name,
    subject_en: 'Statistics',
    keywords: 'stimatore, media',
  });
  const words = wordMatches([found('a', 'Esercizi.pdf'), found('b', 'Lo stimatore.pdf')]);
  const texts = textMatches([row, { ...row, id: 'b' }, { ...row, id: 'c' }]);
  const ids = (matches: readonly { file: { id: string } }[]) => matches.map(({ file }) => file.id);

  it('lists a file by its name, else for its text, else by its keywords', () => {
    const found = listedOnce(words, texts, 'stimatore');
    expect(ids(found.byName)).toEqual(['b']);
    expect(ids(found.byText)).toEqual(['a', 'c']);
    expect(ids(found.byKeyword)).toEqual([]);
    expect(ids(listedOnce(words, [], 'stimatore').byKeyword)).toEqual(['a']);
  });

  it('shows what the text of a file says that its name finds', () => {
    expect(listedOnce(words, texts, 'stimatore').byName).toMatchObject([{ hit: { page: 3 } }]);
    expect(listedOnce(words, [], 'stimatore').byName[0]?.hit).toBeUndefined();
    // A course's name is on many pages of its files.
    expect(listedOnce(words, texts, 'statistica').byName[0]?.hit).toBeUndefined();
  });

  it('takes a name with a typo for what was meant', () => {
    expect(ids(listedOnce(words, [], 'esercizi statistca').byName)).toEqual(['a']);
  });

  it('takes the course, in both languages, as a part of the name', () => {
    for (const term of ['statistica esercizi', 'statistics'])
      expect(ids(listedOnce(words, texts, term).byName), term).toContain('a');
  });

  it('does not take a part of the words for a name', () => {
    expect(ids(listedOnce(words, texts, 'stimatore esercizi').byName)).toEqual([]);
  });
});

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
    const { byWords, byText } = listedOnce(words, texts, 'stimatore');
    expect(ids(byWords)).toEqual(['b']);
    expect(ids(byText)).toEqual(['a', 'c']);
    expect(ids(listedOnce(words, [], 'stimatore').byWords)).toEqual(['a', 'b']);
  });

  it('takes the course, in both languages, as a part of the name', () => {
    for (const term of ['statistica esercizi', 'statistics'])
      expect(ids(listedOnce(words, texts, term).byWords), term).toContain('a');
  });
});

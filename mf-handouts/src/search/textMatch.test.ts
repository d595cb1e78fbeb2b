import { describe, expect, it } from 'vitest';
import { listedByWords, textMatches, wordMatches } from './textMatch.ts';

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

describe('listedByWords', () => {
  const { page: _, excerpt: __, ...file } = row;
  const words = wordMatches([
    { ...file, subject_en: '', keywords: 'varianza' },
    { ...file, id: 'b', subject_en: '', keywords: 'varianza' },
  ]);
  const ids = (term: string) =>
    listedByWords(words, textMatches([row]), term).map((one) => one.file.id);

  it('leaves a file that only its keywords name to its page with the word', () => {
    expect(ids('varianza')).toEqual(['b']);
  });

  it('lists a file by its name although its text matches too', () => {
    expect(ids('appunti statistica')).toEqual(['a', 'b']);
  });
});

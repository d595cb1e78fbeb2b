import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textMatches, wordsToMark } from './textMatch.ts';

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

  it('reads a file of the law degree with its own', () => {
    const [match] = textMatches([{ ...row, source: 'clmg_handouts', subject: '', year: '5' }]);
    expect(match).toMatchObject({ file: { year: undefined, clmgYear: { slug: 'quinto-anno' } } });
  });

  it('leaves out what has no name', () => {
    expect(textMatches([{ ...row, name: ' ' }])).toEqual([]);
  });
});

describe('wordsToMark', () => {
  it.each([
    ['stimatori', 'Uno stimatore, due Stimatori.', ['stimatore', 'Stimatori']],
    ['medie', 'La media intermedia', ['media']],
    ["l'università", 'L’universita è qui', ['universita']],
    ['"costo -marginale"', 'Il costo marginale', ['costo', 'marginale']],
    ['prova', 'si prova, improvvisa', ['prova']],
    ['uno', 'uno nessuno', ['uno']],
    ['e', 'è e', []],
    ['', 'niente', []],
    ['.*', 'niente', []],
  ])('of %j in %j is %j', (term, excerpt, words) => {
    expect(wordsToMark(term, excerpt)).toEqual(words);
  });

  it('are words of the excerpt, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        for (const word of wordsToMark(a, b)) expect(b).toContain(word);
      }),
    );
  });
});

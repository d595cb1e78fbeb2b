/** For which words a question searches. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, isLikelyTypo } from '../functions/assistant/understanding/editDistance.ts';
import { glossary, singular } from '../functions/assistant/understanding/glossary.ts';
import { searchTermsOf } from '../functions/assistant/understanding/searchTerms.ts';
import { spelledOut } from '../functions/assistant/understanding/shorthand.ts';

const wordsFor = (message: string) =>
  searchTermsOf(message)
    .filter(({ phrase }) => !phrase)
    .map(({ words }) => words[0]);

describe('shorthand', () => {
  it.each([
    ['a ki scrivo x la borsa?', 'a chi scrivo per la borsa?'],
    ['con ke voto esco se nn ho la media', 'con che voto esco se non ho la media'],
    ['hw do i sign up n when', 'how do i sign up and when'],
    ['laboratorio in R', 'laboratorio in R'],
    ['f(x) = x + n', 'f(x) = x + n'],
    ['x-ray, n.', 'x-ray, n.'],
  ])('%s', (message, meant) => {
    expect(spelledOut(message)).toBe(meant);
  });
});

describe('search terms', () => {
  it.each([
    ['Come faccio a cambiare il piano di studi?', ['cambiare', 'piano di studi']],
    ['How do I find a thesis supervisor?', ['thesis', 'supervisor']],
    ['raga ma l’isee a che serve', ['isee']],
    ['ciao, come stai?', []],
    ['Ho diritto alla borsa?', ['borsa']],
    ['tasse tasse TASSE', ['tasse']],
  ])('%s', (message, words) => {
    expect(wordsFor(message)).toEqual(words);
  });

  it('a number of one student need not be in a text', () => {
    expect(searchTermsOf('voto con 26 di media')).toContainEqual(
      expect.objectContaining({ words: ['26'], optional: true }),
    );
  });

  it('a phrase is one term, in both languages', () => {
    expect(searchTermsOf('borsa di studio')).toEqual([
      { words: ['borsa di studio', 'borsa', 'borse'], related: [], fallback: [], known: true },
    ]);
    expect(searchTermsOf('tuition fees')[0]?.words).toContain('tasse');
  });

  it('a frequent word is optional, unless it is the only one', () => {
    expect(searchTermsOf('appunti di python')).toMatchObject([
      { optional: true },
      { words: ['python'] },
      {},
    ]);
    expect(searchTermsOf('appunti')[0]).not.toHaveProperty('optional');
  });

  it('a mistyped English word falls back to the glossary’s', () => {
    expect(searchTermsOf('scolarship')[0]?.fallback).toContain('borsa');
  });

  it('are few, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1000 }), (message) => {
        expect(searchTermsOf(message).length).toBeLessThanOrEqual(16);
      }),
    );
  });
});

describe('the glossary', () => {
  it('has keys that questions can have', () => {
    for (const [key, meanings] of glossary) {
      expect(key).toBe(key.split(' ').map(singular).join(' '));
      expect(key).toMatch(/^[a-z0-9 ]+$/);
      for (const meaning of meanings) expect(meaning).toMatch(/^[a-z0-9 -]+$/);
    }
  });
});

describe('edit distance', () => {
  it.each([
    ['tase', 'tasse', 1],
    ['erasums', 'erasmus', 1],
    ['stduio', 'studio', 1],
    ['casa', 'cosa', 1],
    ['abc', '', 3],
    ['marmellata', 'econometria', 9],
  ])('%s, %s: %i', (one, other, count) => {
    expect(editDistance(one, other)).toBe(count);
    expect(editDistance(other, one)).toBe(count);
  });

  it('short words are never taken for others', () => {
    expect(isLikelyTypo('van', 'vad')).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightTerms } from './highlight.ts';
import { normalizeText } from './normalizeText.ts';
import {
  indexText,
  matchesAllTerms,
  matchesTerm,
  queryTerms,
  searchByTerms,
} from './searchByTerms.ts';

describe('the words of what was typed', () => {
  it.each([
    ['  Diritto  PRIVATO ', ['diritto', 'privato']],
    ['però\tl’aula', ['pero', "l'aula"]],
    ['borse di studio', ['borse', 'studio']],
    ['la borsa', ['borsa']],
    ['Come si calcolano le tasse?', ['calcolano', 'tasse']],
    ['the exam', ['exam']],
    ['how to write my thesis', ['thesis']],
    ['chi si occupa di tasse', ['tasse']],
    ['who is in charge of fees?', ['fees']],
    ['charge', ['charge']],
    ['di', ['di']],
    ['la e', ['la', 'e']],
    ['?', ['?']],
    ['100% (A&B)', ['100%', 'a&b']],
    [' \n', []],
  ])('of %j are %j', (typed, words) => expect(queryTerms(typed)).toEqual(words));
});

describe('matchesTerm', () => {
  it.each([
    ['La borsa di studio', 'borse'],
    ['Gli esami', "l'esame"],
    ['Tuition fees', 'fee'],
    ['Economia dell’innovazione', "dell'inn"],
    ['Biodiritto', 'dir'],
  ])('%j matches %j', (text, word) =>
    expect(matchesTerm(indexText(text), normalizeText(word))).toBe(true),
  );

  it('matches nothing when nothing was typed', () => {
    expect(matchesAllTerms(indexText('Tesi'), queryTerms(' '))).toBe(false);
    expect(matchesTerm(indexText(''), 'x')).toBe(false);
  });
});

describe('searchByTerms', () => {
  const texts = ['Borse e prestiti', 'Studio e lavoro', 'Borse per lo studio', 'Casa'];
  const find = (typed: string, from = texts) => searchByTerms(from, queryTerms(typed), indexText);

  it('finds the texts that match every word', () => {
    expect(find('borsa di studio')).toEqual({ items: ['Borse per lo studio'], isComplete: true });
  });

  it('finds the texts that match most words when none matches all, and marks them as partial', () => {
    expect(find('borse di studio', texts.slice(0, 2))).toEqual({
      items: ['Borse e prestiti', 'Studio e lavoro'],
      isComplete: false,
    });
    expect(find('xyzzy')).toEqual({ items: [], isComplete: true });
    expect(find('')).toEqual({ items: [], isComplete: true });
  });
});

describe('highlighted words', () => {
  const marked = (text: string, typed: string) =>
    highlightTerms(text, queryTerms(typed))
      .filter(({ found }) => found)
      .map((piece) => piece.text);

  it.each([
    ['Borse, borsa e borsette', 'borse', ['Borse', 'borsa', 'borse']],
    ['Gli esami', "l'esame", ['esami']],
    ['Niccolò D’Esempio', "d'esempio nicco", ['Nicco', 'D’Esempio']],
    ['Tesi e testi', 'tesi', ['Tesi']],
    ['Diritto privato', 'di diritto priv', ['Diritto', 'priv']],
    ['La borsa', 'la', ['La']],
  ])('in %j for %j are %j', (text, typed, words) => expect(marked(text, typed)).toEqual(words));

  it('exist exactly in the texts that the search finds', () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aeiosbt chl' è"), maxLength: 10 });
    fc.assert(
      fc.property(letters, letters, (text, typed) => {
        const words = queryTerms(typed);
        expect(marked(text, typed).length > 0).toBe(
          words.some((word) => matchesTerm(indexText(text), word)),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

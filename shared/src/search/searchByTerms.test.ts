import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { highlightTerms } from './highlight.ts';
import { maxQueryLength, normalizeQuery, normalizeText } from './normalizeText.ts';
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

/** A link's query of 8 KB took half a second of a renderer's thread. */
describe('the cost of a query', () => {
  it('is that of each word once', () => {
    expect(queryTerms('e '.repeat(4000))).toEqual(['e']);
    expect(queryTerms('borsa di borsa BORSA')).toEqual(['borsa']);
  });

  it('is limited in words and letters, also where one letter becomes eighteen', () => {
    const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
    expect(queryTerms(words.join(' '))).toEqual(words.slice(0, 16));
    expect(normalizeText('\ufdfa').length).toBe(18);
    for (const typed of ['\ufdfa'.repeat(1000), 'x'.repeat(8000)]) {
      expect(queryTerms(typed).join(' ').length).toBeLessThanOrEqual(maxQueryLength);
      expect(normalizeQuery(typed).length).toBeLessThanOrEqual(maxQueryLength);
    }
  });
});

describe('matchesTerm', () => {
  it.each([
    ['La borsa di studio', 'borse'],
    ['Gli esami', "l'esame"],
    ['Tuition fees', 'fee'],
    ['Economia dell’innovazione', "dell'inn"],
    ['Biodiritto', 'diritto'],
    ['Biodiritto', 'bio'],
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
  const find = (typed: string, from = texts) => searchByTerms(from, typed, indexText);

  it('finds the texts that match every word', () => {
    expect(find('borsa di studio')).toMatchObject({
      items: ['Borse per lo studio'],
      isComplete: true,
      isCorrected: false,
    });
  });

  it('finds the texts that match most words when none matches all, and marks them as partial', () => {
    expect(find('borse di studio', texts.slice(0, 2))).toMatchObject({
      items: ['Borse e prestiti', 'Studio e lavoro'],
      isComplete: false,
    });
    expect(find('xyzzy')).toMatchObject({ items: [], isComplete: true });
    expect(find('')).toMatchObject({ items: [], isComplete: true });
  });

  it.each([
    [
      'a name that begins with the query, then its words, parts and other texts',
      'diritto',
      ['Diritto privato', 'Storia del diritto', 'Biodiritto', 'Appunti'],
    ],
    ['words before parts', 'diritto storia', ['Storia e diritto', 'Biodiritto, storia']],
    ['the first word', ' storia ', ['Storia e diritto', 'Biodiritto, storia', 'Preistoria']],
    ['another form of a word before a part', 'diritti', ['Diritto', 'Appunti']],
    ['a word before its beginning', 'stat', ['La stat', 'La statistica']],
  ])('ranks %s', (_, typed, names) => {
    const found = searchByTerms(names.toReversed(), typed, (name) => indexText(name, 'Diritto'));
    expect(found.items.filter((name) => names.includes(name)).slice(0, names.length)).toEqual(
      names.filter((name) => found.items.includes(name)),
    );
    expect(found.items[0]).toBe(names[0]);
  });

  it.each([
    ['statistca', ['statistica'], ['Statistica']],
    ['l’econmia aziendale', ['economia', 'aziendale'], ['Economia aziendale']],
    ['Ecomonia', ['economia'], ['Economia aziendale']],
    ['universita', ['universita'], ['Università di Milano']],
  ])('forgives typos: %s', (typed, terms, names) => {
    const found = find(typed, ['Statistica', 'Economia aziendale', 'Università di Milano']);
    expect(found).toMatchObject({ items: names, terms, isComplete: true });
  });

  it.each(['xyzzy', 'dxr'])(
    'corrects neither a word that resembles no other nor a short one: %s',
    (typed) => {
      expect(find(typed)).toMatchObject({ terms: [typed], items: [], isCorrected: false });
    },
  );
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

  it('are found in one pass, however many words there are', () => {
    const steps = (text: string, words: readonly string[]) => {
      const searches = [vi.spyOn(String.prototype, 'indexOf'), vi.spyOn(RegExp.prototype, 'exec')];
      const pieces = highlightTerms(text, words);
      const count = searches.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      for (const search of searches) search.mockRestore();
      expect(pieces.filter(({ found }) => found)).toHaveLength(text.length / 2);
      return count;
    };
    const text = 'e '.repeat(500);
    const words = Array<string>(800).fill('e');
    const one = steps(text, ['e']);
    // A few to prepare each word, none for a word's passes over the text.
    expect(steps(text, words)).toBeLessThan(one + 5 * words.length);
    expect(steps(text + text, ['e'])).toBeLessThanOrEqual(2 * one);
  });

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

/** For which words a question searches, what it asks for, and about which days. */
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { timeWindowOf } from '../functions/assistant/lookups/timeWindow.ts';
import { searchTermsOf } from '../functions/assistant/search/searchTerms.ts';
import { intentOf } from '../functions/assistant/understanding/intent.ts';
import { glossary, singular } from '../functions/assistant/words/glossary.ts';

const wordsFor = (message: string) =>
  searchTermsOf(message)
    .filter(({ phrase }) => !phrase)
    .map(({ words }) => words[0]);

describe('search terms', () => {
  it.each([
    ['Come faccio a cambiare il piano di studi?', ['cambiare', 'piano di studi']],
    ['How do I find a thesis supervisor?', ['thesis', 'supervisor']],
    ['raga ma l’isee a che serve', ['isee']],
    ['nn so xke la borsa', ['borsa']],
    ['ciao, come stai?', []],
    ['Ho diritto alla borsa?', ['borsa']],
    ['tasse tasse TASSE', ['tasse']],
  ])('%s', (message, words) => {
    expect(wordsFor(message)).toEqual(words);
  });

  it('a phrase is one term, in both languages', () => {
    expect(searchTermsOf('borsa di studio')).toEqual([
      { words: ['borsa di studio', 'borsa', 'borse'], known: true },
    ]);
    expect(searchTermsOf('tuition fees')[0]?.words).toContain('tasse');
  });

  it('words of whom it is for and in which form are left out', () => {
    expect(wordsFor('appunti di python per studenti')).toEqual(['python']);
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

describe('whom a question asks for', () => {
  it.each([
    ['con chi parlo per le tasse?', { contact: true, representatives: false }],
    ['Who can I talk to about fees?', { contact: true, representatives: false }],
    ['vorrei parlare con una persona', { contact: false, representatives: true }],
    ['quando si pagano le tasse?', { contact: false, representatives: false }],
    ['come gli scrivo?', { contact: true, toThem: true }],
    ['how can I contact them', { contact: true, toThem: true }],
    // A thesis.
    ['come la scrivo?', { contact: false, toThem: false }],
  ])('%s', (message, intent) => {
    expect(intentOf(message)).toMatchObject(intent);
  });
});

describe('the days that a question names', () => {
  // A Saturday evening in Milan; in London it is still the hour before.
  const now = new Date('2026-11-21T22:30:00Z');
  it.each([
    ['oggi', '2026-11-21', '2026-11-21'],
    ['stasera', '2026-11-21', '2026-11-21'],
    ['tomorrow', '2026-11-22', '2026-11-22'],
    ['dopodomani', '2026-11-23', '2026-11-23'],
    ['questa settimana', '2026-11-21', '2026-11-22'],
    ['nel weekend', '2026-11-21', '2026-11-22'],
    ['la prossima settimana', '2026-11-23', '2026-11-29'],
    ['questo mese', '2026-11-21', '2026-11-30'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['a gennaio', '2027-01-01', '2027-01-31'],
    ['a novembre', '2026-11-21', '2026-11-30'],
    ['in May', '2027-05-01', '2027-05-31'],
    ['venerdì', '2026-11-27', '2026-11-27'],
    ['on Saturday', '2026-11-21', '2026-11-21'],
    ['martedì 15 dicembre', '2026-12-15', '2026-12-15'],
    ['on the 3rd of January', '2027-01-03', '2027-01-03'],
    ['May 4th', '2027-05-04', '2027-05-04'],
  ])('%s', (message, first, last) => {
    expect(timeWindowOf(message, now)).toMatchObject({ first, last });
  });

  it('are those of Milan after midnight, also when the clocks change', () => {
    expect(timeWindowOf('oggi', new Date('2026-11-21T23:30:00Z'))?.first).toBe('2026-11-22');
    expect(timeWindowOf('domani', new Date('2026-10-24T22:30:00Z'))?.first).toBe('2026-10-26');
    expect(timeWindowOf('oggi', new Date('2026-03-28T23:30:00Z'))?.first).toBe('2026-03-29');
  });

  it.each(['il 31 novembre', 'il 45 dicembre', 'events on may 0'])(
    'knows that there is no %s',
    (message) => {
      expect(timeWindowOf(message, now)).toBeUndefined();
    },
  );

  it('does not depend on how ICU writes a date', () => {
    const { prototype } = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    onTestFinished(() => void Object.defineProperty(prototype, 'format', format));
    Object.defineProperty(prototype, 'format', { ...format, get: () => () => '21/11/2026' });
    expect(timeWindowOf('oggi', now)).toMatchObject({ first: '2026-11-21', last: '2026-11-21' });
  });

  it.each(['quando sono gli esami', 'may I refuse a grade?', 'settimana'])(
    'none: %s',
    (message) => {
      expect(timeWindowOf(message, now)).toBeUndefined();
    },
  );
});

/** How a question is understood before anything is looked up. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glossary, singular } from '../functions/assistant/understanding/glossary.ts';
import { ideasOf } from '../functions/assistant/understanding/ideas.ts';
import { isLikely, mistakesBetween } from '../functions/assistant/understanding/mistyped.ts';
import { isOutOfScope } from '../functions/assistant/understanding/outOfScope.ts';
import { bestSentence } from '../functions/assistant/writing/sentences.ts';

const wordsFor = (message: string) =>
  ideasOf(message)
    .filter(({ bonus }) => !bonus)
    .map(({ words }) => words[0]);

describe('ideas', () => {
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

  it('a phrase is one idea, in both languages', () => {
    expect(ideasOf('borsa di studio')).toEqual([
      { words: ['borsa di studio', 'borsa', 'borse'], otherwise: [], known: true },
    ]);
    expect(ideasOf('tuition fees')[0]?.words).toContain('tasse');
  });

  it('what anything here could have counts for little, unless it is all that is asked', () => {
    expect(ideasOf('appunti di python')).toMatchObject([
      { aside: true },
      { words: ['python'] },
      {},
    ]);
    expect(ideasOf('appunti')[0]).not.toHaveProperty('aside');
  });

  it('a mistyped English word is one of the glossary’s, if it is nowhere else', () => {
    expect(ideasOf('scolarship')[0]?.otherwise).toContain('borsa');
  });

  it('are few, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1000 }), (message) => {
        expect(ideasOf(message).length).toBeLessThanOrEqual(16);
      }),
    );
  });
});

describe('the glossary', () => {
  it('has keys that questions can have', () => {
    for (const [key, meanings] of glossary) {
      expect(key).toBe(key.split(' ').map(singular).join(' '));
      expect(key).toMatch(/^[a-z ]+$/);
      for (const meaning of meanings) expect(meaning).toMatch(/^[a-z -]+$/);
    }
  });
});

describe('mistakes', () => {
  it.each([
    ['tase', 'tasse', 1],
    ['erasums', 'erasmus', 1],
    ['stduio', 'studio', 1],
    ['casa', 'cosa', 1],
    ['abc', '', 3],
    ['marmellata', 'econometria', 9],
  ])('%s, %s: %i', (one, other, count) => {
    expect(mistakesBetween(one, other)).toBe(count);
    expect(mistakesBetween(other, one)).toBe(count);
  });

  it('short words are never taken for others', () => {
    expect(isLikely('van', 'vad')).toBe(false);
  });
});

describe('out of scope', () => {
  it.each([
    'Ho sei esami ora, come faccio?',
    'Come si fa la select from in basi di dati?',
    'struttura del capitale di debito',
    'Che cos’è il consiglio dei ministri?',
    'Quali film ci sono al cineforum?',
    'Ho dimenticato di iscrivermi all’appello, ci sono regole?',
    'Mi mostri le regole per gli appelli?',
    'Dove trovo il numero di crediti liberi?',
    'Il presidente della Repubblica e i suoi poteri',
  ])('is not what students ask: %s', (message) => {
    expect(isOutOfScope(message)).toBe(false);
  });
});

describe('the sentence that is told', () => {
  const page = [
    'Affittare una stanza',
    'Il contratto, la cauzione, le truffe più comuni. Un pomeriggio di attenzione vale',
    'un anno tranquillo.',
    'La cauzione',
    'Di solito due o tre mensilità, mai di più. Si versa con un bonifico che dice che',
    'cos’è, si restituisce alla fine meno i danni provati.',
    'Contratto Durata Note',
    'Per studenti Da sei mesi',
  ].join('\n');
  const about = (...words: string[]) => words.map((word) => ({ words: [word], weight: 5 }));

  it('is the one under the title that names the thing, and not the summary', () => {
    expect(bestSentence(page, about('cauzione'))).toMatch(
      /^Di solito due o tre mensilità, mai di più\./,
    );
  });

  it('is none when the page has no sentence about it', () => {
    expect(bestSentence(page, about('durata'))).toBeUndefined();
    expect(bestSentence('', about('cauzione'))).toBeUndefined();
  });

  it('is a whole sentence, whatever the page is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        const sentence = bestSentence(text, about('a', 'e'));
        if (sentence !== undefined) expect(sentence).toMatch(/^[«\p{Lu}].*[.!?][»)]?$/su);
      }),
    );
  });
});

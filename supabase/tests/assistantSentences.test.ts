/** Which sentence of a document an answer quotes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSentences } from '../functions/assistant/writing/sentences.ts';

describe('the quoted sentence', () => {
  const section = {
    heading: 'La cauzione',
    text: [
      'Di solito due o tre mensilità, mai di più. Si versa con un bonifico che dice che',
      'cos’è, si restituisce alla fine meno i danni provati. Chi la usa come ultimo affitto',
      'la perde, se c’è un danno.',
      'Contratto Durata Note',
      'Per studenti Da sei mesi',
    ].join('\n'),
  };
  const about = (...words: string[]) => words.map((word) => ({ words: [word], weight: 5 }));
  const nothing = { amount: false, date: false, place: false };

  it('is the first under a heading that names the thing', () => {
    expect(bestSentences(section, about('cauzione'), nothing)).toMatch(
      /^Di solito due o tre mensilità, mai di più\./,
    );
  });

  it('is the one with the word, or with the number that is asked for', () => {
    const { text } = section;
    const other = { heading: 'Il contratto', text };
    expect(bestSentences(other, about('danno', 'affitto'), nothing)).toMatch(/Chi la usa/);
    expect(bestSentences(section, about('cauzione'), { ...nothing, amount: true })).toMatch(
      /^Di solito due/,
    );
  });

  it('is none when the section has no sentence about it', () => {
    expect(bestSentences(section, about('bicicletta'), nothing)).toBeUndefined();
    expect(bestSentences({ heading: '', text: '' }, about('cauzione'), nothing)).toBeUndefined();
  });

  it('is a whole sentence, whatever the page is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        const sentence = bestSentences({ heading: '', text }, about('a', 'e'), nothing);
        if (sentence !== undefined) expect(sentence).toMatch(/^[«\p{Lu}].*[.!?][»)]?$/su);
      }),
    );
  });
});

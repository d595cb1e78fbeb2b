import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cutText.ts';
import { maxQueryLength, normalizeQuery } from './normalizeText.ts';

describe('the beginning of a text', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abc', 2, 'ab'],
    ['a𝑥𝑦', 2, 'a'],
    ['a𝑥𝑦', 3, 'a𝑥'],
    ['perche\u0301 no', 6, 'perch'],
    ['👍🏽 sì', 2, ''],
    ['sì 👩‍🎓', 6, 'sì '],
    ['', 0, ''],
  ])('%j, %i: %j', (text, most, beginning) => expect(cutText(text, most)).toBe(beginning));

  it('is well-formed wherever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
        const beginning = cutText(text, most);
        expect(beginning.length).toBeLessThanOrEqual(most);
        expect(text.startsWith(beginning)).toBe(true);
        expect(beginning).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  it('is what a long query is compared by', () => {
    expect(normalizeQuery(`${'x'.repeat(maxQueryLength - 1)}😀`)).toBe(
      'x'.repeat(maxQueryLength - 1),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalPattern } from './literalPattern.ts';

const free = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...',.:()"\'%_*\\/[]{}^$|?+-&=#~ a1àß😀'.split('')) }),
);

describe('literalPattern', () => {
  it('escapes the characters of filters and regular expressions', () => {
    expect(literalPattern('a.b, (c)')).toBe('a\\u002eb\\u002c\\u0020\\u0028c\\u0029');
    expect(literalPattern('100%_*\\')).toBe('100\\u0025\\u005f\\u002a\\u005c');
    expect(literalPattern('perché 😀 9')).toBe('perché\\u0020😀\\u00209');
  });

  it('leaves no character with a meaning in a filter', () => {
    fc.assert(
      fc.property(free, (text) => {
        expect(literalPattern(text)).toMatch(/^(?:[A-Za-z0-9]|[^\0-\x7f]|\\u00[0-7][0-9a-f])*$/);
      }),
      { numRuns: 10_000 },
    );
  });

  it('matches the text literally', () => {
    fc.assert(
      fc.property(free, free, free, (before, text, after) => {
        // JavaScript reads \uXXXX as PostgreSQL does.
        const pattern = new RegExp(literalPattern(text));
        expect(pattern.test(before + text + after)).toBe(true);
        expect(pattern.test(before)).toBe(before.includes(text));
      }),
      { numRuns: 10_000 },
    );
  });
});

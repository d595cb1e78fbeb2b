import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTerm } from './searchTerm.ts';

describe('searchTerm', () => {
  // @spec validation.1
  it.each([
    ['', ''],
    ['   \t\n', ''],
    ['\0', ''],
    [' \0 ', ''],
    [' diritto ', 'diritto'],
    ['di\0ritto', 'diritto'],
  ])('of %j is %j', (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });

  it('has at most 100 characters and no half surrogate pair', () => {
    const long = searchTerm(`a${'😀'.repeat(150)}`);
    expect([...long]).toHaveLength(100);
    expect(long).not.toMatch(/\p{Surrogate}/u);
  });

  it('does not change a term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (typed) => {
        const term = searchTerm(typed);
        expect(searchTerm(term)).toBe(term);
        expect(term).not.toContain('\0');
      }),
    );
  });
});

/** The cases of both search kernels; `supabase/tests/searchCases.test.ts` tries those of SQL. */
import { describe, expect, it } from 'vitest';
import cases from './cases.json' with { type: 'json' };
import { literalPattern } from './literalPattern.ts';
import { normalizeText } from './normalizeText.ts';
import { indexText, matchesAllTerms, queryTerms, searchByTerms } from './searchByTerms.ts';
import { typoDistance } from './typoDistance.ts';

const finds = (text: string, typed: string) => matchesAllTerms(indexText(text), queryTerms(typed));

it.each(cases.normalized)('%s is compared as %s', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

describe('a search', () => {
  it.each(cases.sameWord)('takes %s and %s for forms of one word', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([true, true]);
  });

  it.each(cases.otherWord)('keeps %s and %s apart', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([false, false]);
  });

  it.each(cases.found)('finds %s for %s', (text, typed) => {
    expect(finds(text, typed)).toBe(true);
  });

  it.each(cases.notFound)('does not find %s for %s', (text, typed) => {
    expect(finds(text, typed)).toBe(false);
  });
});

it.each(cases.typos)('from $typed to $meant it is $letters mistyped letters', (typo) => {
  expect(typoDistance(typo.typed, typo.meant) ?? null).toBe(typo.letters);
});

it.each(cases.literal)('the pattern of $typed, in $text: $matches', ({ typed, text, matches }) => {
  expect(new RegExp(literalPattern(typed), 'i').test(text)).toBe(matches);
});

it.each(cases.names)('for $typed among $among: $found', ({ typed, among, found }) => {
  const { items } = searchByTerms(among, typed, indexText);
  expect(items.map((name) => among.indexOf(name))).toEqual(found);
});

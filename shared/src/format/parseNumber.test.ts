import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMultiplier, parseScore, parseTypedNumber } from './parseNumber.ts';

describe('parseTypedNumber', () => {
  it.each([
    ['27,5', 27.5],
    ['27.5', 27.5],
    [' 104 ', 104],
    ['0', 0],
    ['1,02', 1.02],
  ])('reads %j', (text, value) => {
    expect(parseTypedNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-1',
    '+1',
    '1e9',
    '1,2,3',
    '1.',
    ',5',
    '12 3',
    '<b>9</b>',
    '٣',
    'Infinity',
    '99999999',
  ])('refuses %j', (text) => {
    expect(parseTypedNumber(text)).toBeNull();
  });
});

describe('parseMultiplier', () => {
  it.each([
    ['1.025', 1.025],
    ['0,104', 0.104],
    [0.98, 0.98],
    ['n.d.', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (value, multiplier) => {
    expect(parseMultiplier(value)).toBe(multiplier);
  });
});

const numberLike = fc.string({ unit: fc.constantFrom(...'0123456789,.-+eE %\u00a0\n') });

describe('parseScore', () => {
  it.each([
    ['646,38', 646.38],
    ['747', 747],
    [' 759,30 ', 759.3],
    ['646.38', 646.38],
    [27.51, 27.51],
    [0, 0],
    ['0', 0],
  ])('reads %j', (value, score) => {
    expect(parseScore(value)).toBe(score);
  });

  it.each([
    null,
    undefined,
    '',
    'n.d.',
    '—',
    '27 circa',
    '646,38,1',
    '1.000',
    '1.000,50',
    '-3',
    -3,
    '1e3',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    {},
    true,
  ])('is null for %j', (value) => {
    expect(parseScore(value)).toBeNull();
  });

  it('reads every score as the tables write it, with comma or dot', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(99), fc.constantFrom(',', '.'), (whole, part, mark) => {
        const decimals = String(part).padStart(2, '0');
        expect(parseScore(`${whole}${mark}${decimals}`)).toBeCloseTo(whole + part / 100, 8);
      }),
      { numRuns: 10_000 },
    );
  });

  it('returns null or a finite number of at least 0 for any cell', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), numberLike), (cell) => {
        const score = parseScore(cell);
        return score === null || (Number.isFinite(score) && score >= 0);
      }),
      { numRuns: 10_000 },
    );
  });
});

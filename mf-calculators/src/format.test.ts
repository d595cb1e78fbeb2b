import { describe, expect, it } from 'vitest';
import { numberFormats } from './format.ts';

const { it: italian, en: english } = numberFormats;

describe('numbers', () => {
  it('has a comma in Italian and a point in English, and no thousands', () => {
    expect(italian.fixed(27.533, 2)).toBe('27,53');
    expect(english.fixed(27.533, 2)).toBe('27.53');
    expect(italian.fixed(1020, 0)).toBe('1020');
    expect(italian.plain(7.5)).toBe('7,5');
    expect(italian.plain(6)).toBe('6');
  });

  it.each([
    [1.25, '+1,25'],
    [-0.3, '−0,30'],
    [0, '0,00'],
    [-0.004, '−0,0040'],
    [-1e-9, '−0,000000001'],
    [0.005, '+0,01'],
  ])('%d with its sign is %s', (value, text) => {
    expect(italian.signed(value, 2)).toBe(text);
  });
});

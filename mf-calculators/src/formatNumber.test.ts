import { describe, expect, it } from 'vitest';
import { fixed, plain, signed } from './formatNumber.ts';

describe('numbers', () => {
  it('has a comma in Italian and a point in English, and no thousands', () => {
    expect(fixed(27.533, 2, 'it')).toBe('27,53');
    expect(fixed(27.533, 2, 'en')).toBe('27.53');
    expect(fixed(1020, 0, 'it')).toBe('1020');
    expect(plain(7.5, 'it')).toBe('7,5');
    expect(plain(6, 'it')).toBe('6');
  });

  it.each([
    [1.25, '+1,25'],
    [-0.3, '−0,30'],
    [0, '0,00'],
    [-0.004, '−0,0040'],
    [-1e-9, '−0,000000001'],
    [0.005, '+0,01'],
  ])('%d with its sign is %s', (value, text) => {
    expect(signed(value, 2, 'it')).toBe(text);
  });
});

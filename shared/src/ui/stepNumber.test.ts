import { describe, expect, it } from 'vitest';
import { stepped } from './stepNumber.ts';

describe('stepped', () => {
  it.each([
    ['1', 0.01, ',', '1,01'],
    ['1', 0.01, '.', '1.01'],
    ['1,02', 0.01, '.', '1,03'],
    ['1.02', -0.01, ',', '1.01'],
    ['0,99', 0.01, ',', '1,00'],
    ['1,025', 0.01, ',', '1,035'],
    ['0,00', -0.01, ',', '0,00'],
    ['6', 1, ',', '7'],
  ] as const)('%s by %d, with a %s, is %s', (text, by, mark, expected) => {
    expect(stepped(text, by, mark)).toBe(expected);
  });

  it('stays within the bounds of its field', () => {
    expect(stepped('110', 1, ',', { min: 66, max: 110 })).toBe('110');
    expect(stepped('66', -1, ',', { min: 66, max: 110 })).toBe('66');
  });

  it.each(['', 'abc', '-1', '1e3', '1,2,3'])('returns null for %j', (text) => {
    expect(stepped(text, 0.01, ',')).toBeNull();
  });
});

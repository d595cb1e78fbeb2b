import { describe, expect, it } from 'vitest';
import { includesText, isSameText } from './normalizeText.ts';

describe('letters as people compare them', () => {
  it.each([
    ['Qualità ', 'QUALITA'],
    ['Perche\u0301', 'perché'],
    ['Economia dell’innovazione', "economia dell'innovazione\n"],
  ])('%j means the same as %j', (left, right) => {
    expect(isSameText(left, right)).toBe(true);
  });

  it.each([
    ['Statistica', 'Statistiche'],
    ['', null],
    [null, ''],
    [null, null],
    ['null', null],
    [null, 'null'],
  ])('%j does not mean the same as %j', (left, right) => {
    expect(isSameText(left, right)).toBe(false);
  });

  it.each([
    ['Vita in università', 'universita', true],
    ['Vita in universita', ' UNIVERSITÀ ', true],
    ["Informatica per l'economia", 'l’eco', true],
    ['Statistica', 'statistiche', false],
    [null, '', false],
  ])('%j contains %j: %s', (text, typed, contained) => {
    expect(includesText(text, typed)).toBe(contained);
  });
});

import { expect, it } from 'vitest';
import { cellText } from './cellText.ts';

it.each([
  [' Diritto ', ' Diritto '],
  [2026, '2026'],
  [0, '0'],
  [null, null],
  [undefined, null],
  [true, null],
  [['a'], null],
  [{ a: 1 }, null],
])('reads %j as %j', (value, text) => {
  expect(cellText(value)).toBe(text);
});

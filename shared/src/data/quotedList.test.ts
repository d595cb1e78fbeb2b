import { expect, it } from 'vitest';
import { quotedList } from './quotedList.ts';

it.each([
  [['Diritto'], '("Diritto")'],
  [[' Diritto', 'Diritto\n'], '(" Diritto","Diritto\n")'],
  [['a,b (c)'], '("a,b (c)")'],
  [['il "caso"', '\\'], '("il \\"caso\\"","\\\\")'],
])('%j', (texts, operand) => {
  expect(quotedList(texts)).toBe(operand);
});

import { expect, it } from 'vitest';
import { listOf } from './listOf.ts';

it.each([
  [['Diritto'], '("Diritto")'],
  [[' Diritto', 'Diritto\n'], '(" Diritto","Diritto\n")'],
  [['a,b (c)'], '("a,b (c)")'],
  [['il "caso"', '\\'], '("il \\"caso\\"","\\\\")'],
])('%j', (texts, operand) => {
  expect(listOf(texts)).toBe(operand);
});

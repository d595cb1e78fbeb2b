import { expect, it } from 'vitest';
import { savedWhen } from './savedWhen.ts';

it.each([
  ['2026-11-21T11:30:00Z', 'it', 'il 21 novembre 2026 alle 12:30'],
  ['2026-03-08T08:05:00Z', 'it', 'l’8 marzo 2026 alle 09:05'],
  ['2026-03-11T00:05:00Z', 'it', 'l’11 marzo 2026 all’01:05'],
  ['2026-11-21T11:30:00Z', 'en', 'on 21 November 2026 at 12:30'],
] as const)('%s in %s is "%s"', (iso, language, text) => {
  expect(savedWhen(iso, language)).toBe(text);
});

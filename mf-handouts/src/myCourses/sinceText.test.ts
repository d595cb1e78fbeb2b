import { expect, it } from 'vitest';
import { sinceText } from './sinceText.ts';

// A Thursday, half past noon in Milan.
const now = Date.parse('2026-11-19T11:30:00Z');

it.each([
  ['2026-11-19T08:05:00Z', 'it', 'time', '09:05'],
  ['2026-11-19T00:10:00Z', 'it', 'timeWithVowel', '01:10'],
  // Half an hour before midnight in Milan, which is yesterday there.
  ['2026-11-18T22:30:00Z', 'it', 'yesterday', ''],
  ['2026-11-18T23:30:00Z', 'it', 'time', '00:30'],
  ['2026-11-16T09:00:00Z', 'it', 'weekday', 'lunedì'],
  ['2026-11-16T09:00:00Z', 'en', 'weekday', 'Monday'],
  ['2026-11-13T09:00:00Z', 'it', 'weekday', 'venerdì'],
  ['2026-11-12T09:00:00Z', 'it', 'date', '12 nov'],
  ['2026-11-11T09:00:00Z', 'it', 'dateWithVowel', '11 nov'],
  ['2026-10-08T09:00:00Z', 'en', 'dateWithVowel', '8 Oct'],
  ['2026-10-18T09:00:00Z', 'it', 'date', '18 ott'],
  // A device whose clock was ahead.
  ['2026-11-19T11:45:00Z', 'it', 'time', '12:45'],
] as const)('%s in %s is named by its %s', (iso, language, key, value) => {
  expect(sinceText(Date.parse(iso), now, language)).toEqual({ key, value });
});

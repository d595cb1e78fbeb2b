import { formatDate, formatTime } from 'shared/format';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import italian from '../locales/it.json' with { type: 'json' };
import { withElision } from './withElision.ts';

const sentences = { it: italian.offline.saved, en: en.offline.saved };

it.each([
  ['2026-11-21T11:30:00Z', 'it', 'il 21 novembre 2026 alle 12:30'],
  ['2026-03-08T08:05:00Z', 'it', 'l’8 marzo 2026 alle 09:05'],
  ['2026-03-11T00:05:00Z', 'it', 'l’11 marzo 2026 all’01:05'],
  ['2026-11-21T11:30:00Z', 'en', 'on 21 November 2026 at 12:30'],
] as const)('saved at %s is in %s "%s"', (iso, language, text) => {
  const sentence = sentences[language]
    .replace('{{date}}', formatDate(iso, language) ?? '')
    .replace('{{time}}', formatTime(iso, language) ?? '');
  expect(withElision(sentence)).toContain(` ${text}.`);
});

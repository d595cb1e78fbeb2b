/** The calendar function and the section's file of one event share no code; their texts must be equal. */
import { defaultLanguage, languages } from 'shared/contract';
import { expect, it } from 'vitest';
import { calendarEntry } from '../../mf-events-marketplace/src/calendar/calendarEntry.ts';
import {
  defaultTextLanguage,
  textLanguages,
  texts,
} from '../../supabase/functions/_shared/texts.ts';
import { calendarText, oneLine } from '../../supabase/functions/calendar/calendarText.ts';
import { text } from '../translations.ts';

it('calendars and feeds have every language of the site, and its default', () => {
  expect([...textLanguages].sort()).toEqual([...languages].sort());
  expect(defaultTextLanguage).toBe(defaultLanguage);
});

it.each(languages)('both have the same texts (%s)', (language) => {
  const { registration, assumedEnd } = texts[language].calendar;
  const own = (key: string) => text('mf-events-marketplace', language, key);
  expect({ registration, assumedEnd }).toEqual({
    registration: own('calendar.registration'),
    assumedEnd: own('calendar.assumedEnd'),
  });
});

it.each(['Aperitivo', 'due\r\nrighe\u2028tre', 'un \u0007 suono', '\ud800 mezza', '  spazi  '])(
  'both clean %j in the same way',
  (raw) => {
    const event = {
      id: '1',
      title: raw,
      description: raw,
      type: undefined,
      isCancelled: false,
      start: new Date('2026-11-23T17:00:00Z'),
      location: undefined,
      registrationLink: undefined,
      status: 'upcoming',
    };
    const entry = calendarEntry(event, { registration: '', assumedEnd: '' }, 'example.org');
    expect(entry?.title).toBe(oneLine(raw));
    expect(entry?.details).toBe(calendarText(raw));
  },
);

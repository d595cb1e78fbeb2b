/**
 * The calendar to follow is written by a function of the backend, one event's file by the section:
 * two programs that share no code, and the same event must say the same in both.
 */
import { languages } from 'shared/contract';
import { expect, it } from 'vitest';
import { calendarEntry } from '../../mf-events-marketplace/src/calendar/calendarEntry.ts';
import { calendarText, oneLine } from '../../supabase/functions/calendar/calendarText.ts';
import { words } from '../../supabase/functions/calendar/words.ts';
import { text } from '../allTexts.ts';

it.each(languages)('both say the same words (%s)', (language) => {
  const { registration, assumedEnd } = words[language];
  const own = (key: string) => text('mf-events-marketplace', language, key);
  expect({ registration, assumedEnd }).toEqual({
    registration: own('calendar.registration'),
    assumedEnd: own('calendar.assumedEnd'),
  });
});

it.each(['Aperitivo', 'due\r\nrighe\u2028tre', 'un \u0007 suono', '\ud800 mezza', '  spazi  '])(
  'both clean %j alike',
  (raw) => {
    const event = {
      id: '1',
      title: raw,
      description: raw,
      type: undefined,
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

import { describe, expect, it } from 'vitest';
import { upcomingEvents } from './searchEntries.ts';

describe('events in the search palette', () => {
  const now = new Date('2026-03-09T18:00:00+01:00');
  const row = (title: unknown, start_date: unknown, status: unknown = 'upcoming') => ({
    title,
    start_date,
    status,
    location: ' ',
    event_type: null,
  });

  it('are those to come, the next one first; exactly now is past', () => {
    const rows = [
      row('Dopo', '2026-03-11T18:00:00+01:00'),
      row('Prima', '2026-03-10T18:00:00+01:00', ' Upcoming'),
      row('Adesso', '2026-03-09T17:00:00Z'),
      row('Ieri', '2026-03-08T18:00:00Z'),
      row('Bozza', '2026-03-12T18:00:00Z', 'draft'),
      row('Senza data', null),
      row('Data strana', 'presto'),
      row(null, '2026-03-12T18:00:00Z'),
    ];
    expect(upcomingEvents(rows, now).map(({ title }) => title)).toEqual(['Prima', 'Dopo']);
  });

  it('are good without a place and a type', () => {
    const [event] = upcomingEvents([{ ...row('Uno', '2026-03-10'), location: 7 }], now);
    expect(event).toEqual({
      title: 'Uno',
      start: '2026-03-10',
      location: undefined,
      type: undefined,
    });
  });
});

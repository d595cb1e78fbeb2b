import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from './calendarEntry.ts';
import { googleLink, outlookLink } from './calendarLinks.ts';

const entry: CalendarEntry = {
  uid: 'event-7@linea.example',
  title: 'Exchange: il bando & le mete',
  start: new Date('2026-10-25T00:30:00Z'),
  end: new Date('2026-10-25T01:30:00Z'),
  details: 'Portate le domande.\n\nLa fine è indicativa.',
  location: 'Aula magna',
  url: undefined,
};

function parts(link: string) {
  const { origin, pathname, searchParams } = new URL(link);
  return { address: origin + pathname, ...Object.fromEntries(searchParams) };
}

describe('calendar links', () => {
  it('fill in the form of Google Calendar', () => {
    expect(parts(googleLink(entry))).toEqual({
      address: 'https://calendar.google.com/calendar/render',
      action: 'TEMPLATE',
      text: entry.title,
      dates: '20261025T003000Z/20261025T013000Z',
      ctz: 'Europe/Rome',
      details: entry.details,
      location: 'Aula magna',
    });
  });

  it.each([
    ['university', 'https://outlook.office.com/calendar/0/deeplink/compose'],
    ['personal', 'https://outlook.live.com/calendar/0/deeplink/compose'],
  ] as const)('fill in the form of Outlook, %s account', (account, address) => {
    expect(parts(outlookLink(entry, account))).toEqual({
      address,
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: entry.title,
      startdt: '2026-10-25T00:30:00Z',
      enddt: '2026-10-25T01:30:00Z',
      body: entry.details,
      location: 'Aula magna',
    });
    expect(outlookLink(entry, account)).not.toContain('+');
  });

  it('leave out a place that nobody knows', () => {
    const nowhere = { ...entry, location: undefined };
    expect(googleLink(nowhere)).not.toContain('location');
    expect(outlookLink(nowhere, 'personal')).not.toContain('location');
  });

  it('shorten long details between characters', () => {
    const long = { ...entry, details: '😀'.repeat(2000) };
    const details = new URL(googleLink(long)).searchParams.get('details') ?? '';
    expect([...details]).toHaveLength(1000);
    expect(details.endsWith('😀…')).toBe(true);
  });

  it('carry any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const link = new URL(googleLink({ ...entry, title }));
        expect(link.searchParams.get('text')).toBe(title);
      }),
    );
  });
});

import fc from 'fast-check';
import type { CalendarEntry } from 'shared/ics-file';
import { describe, expect, it } from 'vitest';
import { feedLinks, newEventLinks } from './calendarLinks.ts';

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

describe('newEventLinks', () => {
  it('prefills the form of Google Calendar', () => {
    expect(parts(newEventLinks(entry).google)).toEqual({
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
    ['outlookUniversity', 'https://outlook.office.com/calendar/0/deeplink/compose'],
    ['outlookPersonal', 'https://outlook.live.com/calendar/0/deeplink/compose'],
  ] as const)('prefills the form of Outlook (%s)', (account, address) => {
    const link = newEventLinks(entry)[account];
    expect(parts(link)).toEqual({
      address,
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: entry.title,
      startdt: '2026-10-25T00:30:00Z',
      enddt: '2026-10-25T01:30:00Z',
      body: 'Portate le domande.<br><br>La fine è indicativa.',
      location: 'Aula magna',
    });
    expect(link).not.toContain('+');
  });

  // Outlook's form reads the body as HTML and lost everything after "<18".
  it('keeps line breaks and angle brackets in Outlook', () => {
    const details = 'Ingresso <18 anni & soci\n<b>Portate</b> un documento';
    const links = newEventLinks({ ...entry, details });
    expect(parts(links.outlookUniversity)).toMatchObject({
      body: 'Ingresso &lt;18 anni &amp; soci<br>&lt;b&gt;Portate&lt;/b&gt; un documento',
    });
    expect(parts(links.google)).toMatchObject({ details });
  });

  it('omits an unknown location', () => {
    const links = newEventLinks({ ...entry, location: undefined });
    expect(links.google).not.toContain('location');
    expect(links.outlookPersonal).not.toContain('location');
  });

  it('truncates long details between characters', () => {
    const long = { ...entry, details: 'e\u0301'.repeat(2000) };
    const details = new URL(newEventLinks(long).google).searchParams.get('details') ?? '';
    expect(details.length).toBeLessThanOrEqual(1000);
    expect(details).toMatch(/^(?:e\u0301){499}…$/);
  });

  it('keeps any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const link = new URL(newEventLinks({ ...entry, title }).google);
        expect(link.searchParams.get('text')).toBe(title);
      }),
    );
  });
});

describe('feedLinks', () => {
  it.each(['https://project.supabase.co', 'https://project.supabase.co/'])(
    'subscribes every calendar to the same feed of %s',
    (backendUrl) => {
      const feed = 'https://project.supabase.co/functions/v1/calendar?lang=en';
      const links = feedLinks(backendUrl, 'en', 'Eventi & Co');
      expect(links.feed).toBe(feed);
      expect(links.webcal).toBe('webcal://project.supabase.co/functions/v1/calendar?lang=en');
      expect(new URL(links.google).searchParams.get('cid')).toBe(links.webcal);
      expect(feedLinks(backendUrl, 'en', '', 'deadline').feed).toBe(`${feed}&type=deadline`);
      for (const outlook of [links.outlookUniversity, links.outlookPersonal]) {
        expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({
          url: feed,
          name: 'Eventi & Co',
        });
      }
    },
  );
});

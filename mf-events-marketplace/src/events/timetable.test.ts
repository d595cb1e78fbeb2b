import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawEventRow } from '../associationEvent.ts';
import { timetable } from './timetable.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

const row = (changes: Partial<RawEventRow> = {}): RawEventRow => ({
  id: 'a',
  title: 'Cineforum',
  description: null,
  event_type: null,
  start_date: '2026-11-21T18:00:00+00:00',
  location: null,
  registration_link: null,
  status: 'upcoming',
  ...changes,
});

/** The tab of a single row. */
function tab(changes: Partial<RawEventRow>): 'upcoming' | 'past' | 'neither' {
  const { prossimi: upcoming, passati: past } = timetable([row(changes)], now);
  if (upcoming.length === 1) return 'upcoming';
  return past.length === 1 ? 'past' : 'neither';
}

const starts = {
  before: '2026-11-20T11:59:59.999Z',
  now: '2026-11-20T12:00:00.000Z',
  after: '2026-11-20T12:00:00.001Z',
};

describe('a row with blank values, and values that are not texts', () => {
  it.each([null, '', ' \n', true, {}, ['a'], { a: 1 }])(
    'is dropped with %j as a required text, and keeps the rest with it as an optional one',
    (value) => {
      const { prossimi: upcoming } = timetable(
        [
          row({ title: value }),
          row({ id: 'b', description: value, location: value, registration_link: value }),
          row({ start_date: value }),
        ],
        now,
      );
      expect(upcoming).toMatchObject([
        { id: 'b', description: undefined, location: undefined, registrationLink: undefined },
      ]);
    },
  );
});

describe('a cancelled event', () => {
  it.each(['cancelled', 'Cancelled ', 'canceled', 'annullato', 'ANNULLATA'])(
    'with the status %j is past when it would have begun, and known as cancelled',
    (status) => {
      const { passati: past } = timetable([row({ start_date: starts.before, status })], now);
      expect(past).toMatchObject([{ title: 'Cineforum', isCancelled: true }]);
    },
  );

  it('is not one with another status', () => {
    for (const status of ['completed', 'ongoing', 'upcoming', null])
      expect(timetable([row({ start_date: starts.before, status })], now).passati).toMatchObject([
        { isCancelled: false },
      ]);
  });
});

describe('upcoming and past', () => {
  // @spec states.12
  it.each([
    ['after', 'upcoming', 'upcoming'],
    ['after', 'completed', 'past'],
    ['after', 'cancelled', 'neither'],
    ['after', '', 'neither'],
    ['after', null, 'neither'],
    ['now', 'upcoming', 'past'],
    ['now', 'completed', 'past'],
    ['now', 'draft', 'past'],
    ['now', null, 'past'],
    ['before', 'upcoming', 'past'],
    ['before', 'completed', 'past'],
    ['before', 'cancelled', 'past'],
    ['before', null, 'past'],
  ] as const)('a start %s now with status %j is %s', (when, status, expected) => {
    expect(tab({ start_date: starts[when], status })).toBe(expected);
  });

  it.each([' upcoming\n', 'Upcoming', 'UPCOMING '])('reads the status %j', (status) => {
    expect(tab({ status })).toBe('upcoming');
  });

  it('compares moments, whatever the zone they are written in', () => {
    expect(tab({ start_date: '2026-11-20T13:00:00+01:00' })).toBe('past');
    expect(tab({ start_date: '2026-11-20T13:00:00.001+01:00' })).toBe('upcoming');
    expect(tab({ start_date: '2026-11-20T07:30:00-05:00' })).toBe('upcoming');
  });

  it.each([null, '', 'infinity', 'domani', '2026-13-45'])(
    'with the date %j only a completed event is shown',
    (start_date) => {
      expect(tab({ start_date })).toBe('neither');
      expect(tab({ start_date, status: 'cancelled' })).toBe('neither');
      expect(tab({ start_date, status: 'completed' })).toBe('past');
    },
  );
});

describe('order', () => {
  const at = (id: string, start_date: string | null, status = 'upcoming') =>
    row({ id, start_date, status });
  const rows = [
    at('last month', '2026-10-20T10:00:00Z'),
    at('yesterday', '2026-11-19T10:00:00Z'),
    at('no date', null, 'completed'),
    at('tomorrow', '2026-11-21T10:00:00Z'),
    at('next month', '2026-12-20T10:00:00Z'),
  ];

  it.each([
    ['as the call answers', rows],
    ['reversed', rows.toReversed()],
  ])('is the next first and the latest past first, %s', (_, given) => {
    const { prossimi: upcoming, passati: past } = timetable(given, now);
    expect(upcoming.map((event) => event.id)).toEqual(['tomorrow', 'next month']);
    expect(past.map((event) => event.id)).toEqual(['yesterday', 'last month', 'no date']);
  });

  it('is the same for events that start together, whatever order they arrive in', () => {
    const same = ['c', 'a', 'b'].map((id) => at(id, '2026-12-01T10:00:00Z'));
    const { prossimi: upcoming } = timetable(same, now);
    const { passati: past } = timetable(same, new Date('2027-01-01'));
    expect(upcoming.map((event) => event.id).join()).toBe('a,b,c');
    expect(past.map((event) => event.id).join()).toBe('c,b,a');
  });
});

describe('a row is shown as it should read', () => {
  // @spec entities.5
  it('trims text, drops what is blank and makes any id a text', () => {
    const [event] = timetable(
      [
        row({
          id: 7,
          title: ' Cineforum\n',
          description: '  \n',
          event_type: ' Sociale ',
          location: '',
          registration_link: ' https://example.org ',
        }),
      ],
      now,
    ).prossimi;
    expect(event).toEqual({
      id: '7',
      title: 'Cineforum',
      description: undefined,
      type: 'Sociale',
      start: new Date('2026-11-21T18:00:00Z'),
      location: undefined,
      registrationLink: 'https://example.org',
      status: 'upcoming',
      isCancelled: false,
    });
  });

  it('survives anything in any column, and shows an event once at most', () => {
    const value = fc.option(fc.oneof(fc.string({ maxLength: 8 }), fc.integer()));
    const status = fc.oneof(value, fc.constantFrom('upcoming', 'completed'));
    const start_date = fc.oneof(
      value,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    );
    const anyRow = fc.record({ id: value, title: value, start_date, status }).map(row);
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), (rows) => {
        const { prossimi: upcoming, passati: past } = timetable(rows, now);
        expect(upcoming.length + past.length).toBeLessThanOrEqual(rows.length);
        for (const event of upcoming) expect(event.start?.getTime()).toBeGreaterThan(+now);
      }),
    );
  });
});

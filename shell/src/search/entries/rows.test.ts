import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseAddress, coursesOf } from './courses.ts';
import { upcomingEvents } from './events.ts';
import { filledCategories } from './guides.ts';
import { peopleOf } from './people.ts';

describe('courses', () => {
  const row = (year: unknown, subject: unknown, filename: unknown = 'Appunti.pdf') => ({
    year,
    subject,
    filename,
  });

  it('are there once a year, with the number of their files', () => {
    const rows = [
      row('First Year', 'Diritto privato'),
      row('First Year', 'Diritto privato '),
      row('Second Year', 'Diritto privato'),
    ];
    expect(coursesOf(rows)).toMatchObject([
      { year: 'primo-anno', subject: 'Diritto privato', files: 2 },
      { year: 'secondo-anno', subject: 'Diritto privato', files: 1 },
    ]);
  });

  it('lose only the rows that are on no page', () => {
    const rows = [
      row('First year', 'A'),
      row('NULL', 'B'),
      row(null, 'C'),
      row('First Year', null),
      row('First Year', ' '),
      row('First Year', 7),
      row('First Year', 'D', null),
      row('First Year', 'E', ' '),
      row('First Year', '..'),
      null,
      row('Third Year', 'F'),
    ];
    expect(coursesOf(rows).map(({ subject }) => subject)).toEqual(['F']);
  });

  it('keep their name through their address, as the table writes it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (subject) => {
        fc.pre(subject !== '.' && subject !== '..' && !/\p{Surrogate}/u.test(subject));
        const { pathname } = new URL(
          courseAddress('primo-anno', subject) ?? '',
          'https://example.com',
        );
        expect(decodeURIComponent(pathname.replace('/dispense/primo-anno/', ''))).toBe(subject);
      }),
    );
  });
});

describe('guides', () => {
  it('lie in the fixed categories, in their order, each title once', () => {
    const rows = [
      { category: 'tesi\n', title: ' Scegliere il relatore ' },
      { category: 'Stage', title: 'Il primo colloquio' },
      { category: 'tesi', title: 'Scegliere il relatore' },
      { category: 'stage', title: null },
      { category: 'milan', title: 12 },
      { category: 'cucina', title: 'Il risotto' },
      { category: null, title: 'Senza posto' },
      { title: 'Senza colonna' },
    ];
    expect(
      filledCategories(rows).map(({ category, guides }) => [
        category.slug,
        ...guides.map(({ title }) => title),
      ]),
    ).toEqual([['stage', 'Il primo colloquio'], ['milan'], ['tesi', 'Scegliere il relatore']]);
  });
});

describe('representatives', () => {
  it('are there once, with every body in which they sit', () => {
    const rows = [
      { name: 'Ada  Prova', section: 'CDD' },
      { name: 'ada prova ', section: 'qualita' },
      { name: 'Ada Prova', section: 'Cdd ' },
      { name: 'Nicolo Prova', section: 'SPORT' },
      { name: 'Nicolò Prova', section: 'SPORT' },
      { name: 'Bea Prova', section: 'SENATO' },
      { name: ' ', section: 'CDD' },
      { name: null, section: 'CDD' },
      { name: 'Cleo Prova', section: null },
    ];
    expect(peopleOf(rows).map(({ name, bodies }) => [name, ...bodies.map((b) => b.key)])).toEqual([
      ['Ada Prova', 'cdd', 'qualita'],
      ['Nicolo Prova', 'sport'],
      ['Nicolò Prova', 'sport'],
    ]);
  });
});

describe('events', () => {
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

/** Series of calendars that kept an import from ending, or gave it only dates that were over. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCalendar } from '../import/rows/readCalendar.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'calendar-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const now = new Date('2026-11-01T00:00:00Z');

async function read(start: string, ...lines: string[]) {
  const absolute = path.join(folder, 'serie.ics');
  const event = ['BEGIN:VEVENT', `DTSTART:${start}`, 'SUMMARY:Sportello', ...lines, 'END:VEVENT'];
  await writeFile(absolute, ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR', ''].join('\r\n'));
  const name = 'serie.ics';
  return readCalendar({ absolute, shown: name, name, folders: [], size: 1, changedAt: now }, now);
}

it.each(['DAILY', 'SECONDLY'])('names a series without a date: %s', async (frequency) => {
  const { rows, mistakes } = await read(
    '20260101T120000Z',
    `RRULE:FREQ=${frequency};BYMONTH=2;BYMONTHDAY=30`,
  );
  expect(rows).toEqual([]);
  expect(mistakes).toEqual([
    {
      source: 'serie.ics: Sportello',
      kind: 'missing date',
      detail: expect.stringContaining('RRULE: '),
    },
  ]);
});

it('has the dates to come of a series that began years ago', async () => {
  const { rows } = await read('20220101T120000Z', 'RRULE:FREQ=DAILY');
  const dates = rows.map(({ fields }) => fields.start_date);
  expect(dates).toHaveLength(200);
  expect([dates[0], dates[199]]).toEqual(['2026-11-01T12:00:00.000Z', '2027-05-19T12:00:00.000Z']);
});

it('tells events without a UID apart', async () => {
  const idOf = async (start: string) => (await read(start)).rows[0]?.fields.id;
  expect(await idOf('20261203T120000Z')).toBe(await idOf('20261203T120000Z'));
  expect(await idOf('20261203T120000Z')).not.toBe(await idOf('20261204T120000Z'));
});

it('brings an event back that is confirmed again', async () => {
  const status = async (start: string, value: string) =>
    (await read(start, `STATUS:${value}`)).rows[0]?.fields.status;
  expect(await status('20261203T120000Z', 'CANCELLED')).toBe('cancelled');
  expect(await status('20261203T120000Z', 'CONFIRMED')).toBe('upcoming');
  expect(await status('20261003T120000Z', 'CONFIRMED')).toBeUndefined();
});

it('names a link that no page may have', async () => {
  const { rows, mistakes } = await read('20261203T120000Z', 'URL:javascript:alert(1)');
  expect(rows).toEqual([]);
  expect(mistakes).toMatchObject([{ kind: 'unusable link' }]);
});

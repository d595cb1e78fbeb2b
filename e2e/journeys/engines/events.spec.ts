/** Dates as Milan writes them, and the calendar file. */
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Language } from 'shared/contract';
import { formatDayAndMonth, formatTime } from 'shared/format';
import { backendRows } from '../journeys/backendRows.ts';
import { savedFile } from './downloads.ts';
import { buttonWith } from './find.ts';
import { expect, test } from './fixtures.ts';

const first = '//*[@id="eventi"]//article';

for (const language of ['it', 'en'] as const satisfies readonly Language[]) {
  // Regression: WebKit of Debian writes dates of `en-CA` in another order, and days were read as "12/0".
  test(`an event shows its day, month, weekday and time (${language})`, async ({ tab, site }) => {
    const rows = await backendRows(site, 'events', 'status=eq.upcoming&order=start_date');
    const next = rows.find(({ start_date }) => Date.parse(start_date ?? '') > Date.now());
    const iso = next?.start_date ?? '';
    await tab.visit('/#eventi', language);
    await tab.see(`${first}//h3[normalize-space(.)="${next?.title?.trim()}"]`);
    const [shown = ''] = await tab.texts(`${first}//time`);
    const date = formatDayAndMonth(iso, language);
    expect(shown).toMatch(new RegExp(`^${date?.day}${date?.month} `));
    expect(shown).toContain(formatTime(iso, language));
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Europe/Rome' });
    expect(shown).toContain(weekday.format(new Date(iso)));
  });
}

test('an event is saved as a calendar file', async ({ tab, downloads }) => {
  await tab.visit('/#eventi');
  await tab.click(`${first}${buttonWith('Aggiungi al calendario')}`);
  await tab.click(`${first}${buttonWith('Scarica il file .ics')}`);
  const file = await savedFile(downloads, '.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const [title] = await tab.texts(`${first}//h3`);
  const dateTime = await tab.evaluate(
    () => document.querySelector('#eventi article time')?.getAttribute('datetime') ?? '',
    null,
  );
  expect(event.summary).toBe(title);
  expect(event.startDate.toJSDate().toISOString()).toBe(dateTime);
  expect(event.duration.toSeconds()).toBe(3600);
});

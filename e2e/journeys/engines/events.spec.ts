/** Dates as Milan writes them, and the calendar file. */
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { formatDayAndMonth, formatTime } from 'shared/format';
import { backendRows } from '../backendRows.ts';
import { testedLanguages } from '../testScope.ts';
import { expect, test } from './fixtures.ts';

// Regression: WebKit of Debian writes dates of `en-CA` in another order, and days were read as "12/0".
test('an event shows its day, month, weekday and time', { tag: '@engines' }, async ({
  page,
  site,
  visit,
}) => {
  const rows = await backendRows(site, 'events', 'status=eq.upcoming&order=start_date');
  const next = rows.find(({ start_date }) => Date.parse(start_date ?? '') > Date.now());
  const iso = next?.start_date ?? '';
  for (const language of testedLanguages) {
    await visit('/#eventi', language);
    const first = page.locator('#eventi article').first();
    await expect(first.getByRole('heading')).toHaveText(next?.title?.trim() ?? '');
    const date = formatDayAndMonth(iso, language);
    const time = first.locator('time');
    await expect(time).toHaveText(new RegExp(`^${date?.day}\\s*${date?.month}\\s`));
    await expect(time).toContainText(formatTime(iso, language) ?? '-');
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Europe/Rome' });
    await expect(time).toContainText(weekday.format(new Date(iso)));
  }
});

test('an event is saved as a calendar file', { tag: '@engines' }, async ({ page, visit }) => {
  await visit('/#eventi');
  const first = page.locator('#eventi article').first();
  await first.getByRole('button', { name: 'Aggiungi al calendario' }).click();
  const saved = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Scarica il file .ics' }).click();
  const file = await (await saved).path();
  const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe(await first.getByRole('heading').textContent());
  expect(event.startDate.toJSDate().toISOString()).toBe(
    await first.locator('time').getAttribute('datetime'),
  );
  expect(event.duration.toSeconds()).toBe(3600);
});

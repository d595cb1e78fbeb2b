/** What a device keeps of a followed course. */
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { follow, statistics } from '../followedCourses.ts';
import { expect, test } from './fixtures.ts';

// The relative date, the field of dates and the file differ between engines.
test('an exam is counted down, and saved as a whole day', { tag: '@engines' }, async ({
  page,
  visit,
}) => {
  await visit(statistics);
  await follow(page);
  await expect(page.getByRole('button', { name: 'Data d’esame' })).toBeVisible();
  const today = new Date();
  const day = new Date(Date.UTC(today.getFullYear() + 1, today.getMonth(), 15));
  const date = day.toISOString().slice(0, 10);
  await page.evaluate((exam) => {
    const courses = JSON.parse(localStorage.getItem('handouts.followed') ?? '[]');
    localStorage.setItem('handouts.followed', JSON.stringify([{ ...courses[0], exam }]));
  }, date);
  await visit(statistics);
  const exam = page.getByRole('button', { name: /^Esame tra 3\d\d giorni.*Statistica/ });
  await exam.click();
  await expect(page.locator('input[type="date"]')).toHaveValue(date);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salva nel calendario' }).click();
  const file = await (await saved).path();
  const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe('Esame di Statistica');
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe(date);
});

/** What a device keeps of a followed course, and the link that carries courses. */
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { savedFile } from './downloads.ts';
import { button, buttonWith, heading, linkTo } from './find.ts';
import { expect, test } from './fixtures.ts';

const course = '/dispense/secondo-anno/Statistica';

// The relative date, the field of dates and the file differ between engines.
test('an exam is counted down, and saved as a whole day', async ({ tab, downloads }) => {
  await tab.visit(course);
  await tab.click(button('Segui'));
  await tab.see(buttonWith('Data d’esame'));
  const today = new Date();
  const day = new Date(Date.UTC(today.getFullYear() + 1, today.getMonth(), 15));
  const date = day.toISOString().slice(0, 10);
  await tab.evaluate((exam) => {
    const courses = JSON.parse(localStorage.getItem('handouts.followed') ?? '[]');
    localStorage.setItem('handouts.followed', JSON.stringify([{ ...courses[0], exam }]));
  }, date);
  await tab.reload();
  await tab.click(buttonWith('esame di Statistica'));
  const [label = ''] = await tab.texts(buttonWith('esame di Statistica'));
  expect(label).toMatch(/^tra 3\d\d giorni/);
  const field = () => document.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? '';
  expect(await tab.evaluate(field, null)).toBe(date);
  await tab.click(button('Salva nel calendario'));
  const file = await savedFile(downloads, 'statistica.ics');
  const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe('Esame di Statistica');
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe(date);
});

test('a link brings courses, which are followed when the visitor says so', async ({ tab }) => {
  const courses = encodeURIComponent('[["2","Statistica"],["2","Marketing"]]');
  await tab.visit(`/dispense#corsi=${courses}`);
  await tab.see(heading('2 corsi da seguire'));
  await tab.seeNone(`//nav${linkTo(course)}`);
  await tab.click(button('Segui questi 2'));
  await tab.see(`//nav${linkTo(course)}`);
  await tab.seeAddress('/dispense');
});

/** The events of the home page; the calendar of all of them is in `eventsCalendar.spec.ts`. */
import type { Page } from '@playwright/test';
import { mockRows } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

const section = (page: Page) => page.locator('#eventi');
const titles = (page: Page) => section(page).getByRole('heading', { level: 3 });

interface EventRow {
  id: string;
  title: string;
  description: string | null;
  event_type: string | null;
  start_date: string;
  location: string | null;
  registration_link: string | null;
  status: string | null;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** An event one day from now, with these changes. */
function event(changes: Partial<EventRow>): EventRow {
  return {
    id: '1',
    title: 'Prova',
    description: null,
    event_type: null,
    start_date: inHours(24),
    location: null,
    registration_link: null,
    status: 'upcoming',
    ...changes,
  };
}

// @spec product.15 events.1
test('lists upcoming events soonest first, past ones latest first', async ({
  page,
  site,
  visit,
}) => {
  const rows = await backendRows(site, 'events', 'order=start_date');
  const now = new Date().toISOString();
  const startsAfter = ({ start_date }: { start_date: string }) =>
    new Date(start_date).toISOString() > now;
  const upcoming = rows.filter((row) => startsAfter(row) && row.status === 'upcoming');
  const past = rows.filter((row) => !startsAfter(row) || row.status === 'completed').toReversed();
  expect(upcoming.length).toBeGreaterThan(4);
  expect(past.length).toBeGreaterThan(3);

  await visit('/#eventi');
  await expect(titles(page)).toHaveText(upcoming.slice(0, 3).map(({ title }) => title));
  const rest = `${upcoming.length - 3}`;
  await section(page)
    .getByRole('button', {
      name: `Mostra altri eventi (ancora ${rest})`,
    })
    .click();
  await expect(titles(page)).toHaveText(upcoming.map(({ title }) => title));
  await section(page).getByRole('tab', { name: 'Passati' }).click();
  await expect(titles(page)).toHaveText(past.slice(0, 3).map(({ title }) => title));
  await expect(page).toHaveURL(/[?&]eventi=passati#eventi$/);
  await page.reload();
  await expect(titles(page)).toHaveText(past.slice(0, 3).map(({ title }) => title));
});

// @spec events.2 events.3 events.4 errors.25
test('each has a registration link or says that it has none, and can be added to a calendar', async ({
  page,
  visit,
}) => {
  await mockRows(page, 'events', [
    event({
      id: '1',
      title: 'Con iscrizione',
      registration_link: 'https://example.org/iscriviti',
    }),
    event({ id: '2', title: 'Senza', start_date: inHours(48) }),
    event({
      id: '3',
      title: 'Aperitivo: è qui',
      start_date: '2099-03-29T01:00:00Z',
      registration_link: 'javascript:alert(1)',
    }),
  ]);

  await visit('/#eventi');
  const rows = section(page).getByRole('article');
  await expect(rows).toHaveCount(3);
  const register = rows.nth(0).getByRole('link');
  await expect(register).toContainText('Iscriviti');
  await expect(register).toHaveAttribute('href', 'https://example.org/iscriviti');
  await expect(register).toHaveAttribute('target', '_blank');
  for (const index of [1, 2]) {
    await expect(rows.nth(index)).toContainText('Registrazione non disponibile');
    await expect(rows.nth(index).getByRole('link')).toHaveCount(0);
  }
  for (const row of await rows.all()) {
    await expect(row.getByRole('button', { name: 'Aggiungi al calendario' })).toBeVisible();
  }

  await test.step('it can be added to Google and to Outlook', async () => {
    await rows.nth(2).getByRole('button', { name: 'Aggiungi al calendario' }).click();
    const google = section(page).getByRole('link', { name: /Google/ });
    await expect(google).toHaveAttribute('href', /dates=20990329T010000Z%2F20990329T020000Z/);
    await expect(section(page).getByRole('link', { name: /Outlook/ })).toHaveCount(2);
  });
});

test('past events are offered where none is upcoming', async ({ page, visit }) => {
  await mockRows(page, 'events', [event({ title: 'Finito', start_date: inHours(-5) })]);
  await visit('/#eventi');
  await expect(section(page)).toContainText('Nessun evento in programma');
  await section(page).getByRole('button', { name: 'Guarda gli eventi passati' }).click();
  await expect(titles(page)).toHaveText(['Finito']);
  // It is too late for a calendar.
  const add = section(page).getByRole('button', { name: /^Aggiungi al calendario/ });
  await expect(add).toHaveCount(0);
  await expect(section(page).getByRole('tab', { name: 'Passati' })).toBeFocused();
});

test('shows three events, the rest on request, and prints all', async ({ page, visit }) => {
  const names = Array.from({ length: 20 }, (_, index) => `Evento ${index + 1}`);
  await mockRows(
    page,
    'events',
    names.map((title, index) => event({ id: `${index}`, title, start_date: inHours(index + 1) })),
  );
  await visit('/#eventi');
  await expect(titles(page)).toHaveText(names.slice(0, 3));
  // The browser lays out the pages right after this event: later renders are cut off.
  const printed = await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    return document.querySelectorAll('#eventi article').length;
  });
  expect(printed).toBe(20);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(titles(page)).toHaveCount(3);
  await section(page).getByRole('button', { name: 'Mostra altri eventi (ancora 17)' }).click();
  await expect(titles(page)).toHaveText(names);
  await expect(section(page).getByRole('listitem').filter({ hasText: 'Evento 4' })).toBeFocused();
});

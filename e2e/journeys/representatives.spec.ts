/** The representatives, by body. */
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { bodies as allBodies } from '../../mf-representatives/src/bodies.ts';
import { alterRows, holdReads } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout.ts';

const names = allBodies.map(({ name }) => name);

const bodies = (page: Page) => page.locator('main [data-mf="representatives"] article');
const body = (page: Page, name: string) =>
  bodies(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const toggle = (page: Page, name: string) =>
  body(page, name).getByRole('button', { name: new RegExp(`: ${name}$`) });
const people = (page: Page, name: string) => body(page, name).locator('li');
const view = 'Vedi';
const hide = 'Nascondi';
const learnMore = 'Scopri di più';

// @spec product.10 representatives.1 representatives.2 representatives.3 representatives.6 representatives.7
// @spec representatives.8 states.3 states.8
test('ten cards have icon, description and count; one button opens and closes one body at a time', async ({
  page,
  site,
  visit,
}) => {
  const rows = await backendRows(site, 'representatives', 'limit=1000');
  const release = await holdReads(page, 'representatives');
  await visit('/rappresentanti');
  await expect(
    page.getByRole('status').filter({ hasText: 'Caricamento dei rappresentanti…' }),
  ).toBeVisible();
  await expect(bodies(page)).toHaveCount(names.length);
  release();
  await expect(bodies(page).getByRole('heading', { level: 2 })).toHaveText(names);
  for (const name of names) {
    const card = body(page, name);
    const count = rows.filter((row) => row.section === name).length;
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card.locator('p').first()).not.toBeEmpty();
    await expect(card.locator('p').nth(1)).toHaveText(
      new RegExp(`^${count}rappresentant${count === 1 ? 'e' : 'i'}$`),
    );
    await expect(toggle(page, name)).toHaveText(count === 0 ? learnMore : view);
  }
  // One body has nobody.
  await expect(page.getByRole('status').filter({ hasText: 'in 9 organi su 10' })).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);

  const open = bodies(page).getByRole('button', { expanded: true });
  await expect(open).toHaveCount(0);
  await toggle(page, 'CDD').click();
  await expect(toggle(page, 'CDD')).toHaveText(hide);
  await expect(people(page, 'CDD')).toHaveCount(2);

  await toggle(page, 'SPORT').click();
  await expect(open).toHaveText([hide]);
  await expect(toggle(page, 'CDD')).toHaveText(view);
  await expect(people(page, 'CDD')).toHaveCount(0);
  await expect(people(page, 'SPORT')).toHaveCount(1);

  await toggle(page, 'SPORT').click();
  await expect(open).toHaveCount(0);
  await expect(toggle(page, 'SPORT')).toHaveText(view);

  await expect(toggle(page, 'VALUTAZIONE')).toHaveText(learnMore);
  await toggle(page, 'VALUTAZIONE').click();
  await expect(toggle(page, 'VALUTAZIONE')).toHaveText(hide);
  await expect(body(page, 'VALUTAZIONE')).toContainText(
    'Nessun rappresentante in questo organo, per ora.',
  );
  await expect(
    body(page, 'VALUTAZIONE').getByRole('link', { name: 'Scrivi a proposito di Valutazione' }),
  ).toBeVisible();
});

// @spec representatives.4 representatives.5 entities.4
test('shows round photos with names, or initials without a photo', async ({
  page,
  site,
  visit,
}) => {
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/photos/')) photos.push(request.url());
  });
  await visit('/rappresentanti');
  const members = people(page, 'SCUOLA TRIENNALE');
  const missing = () => photos.filter((url) => url.includes('foto-mancante')).length;
  let requests = 0;
  for (const round of [1, 2, 3]) {
    await toggle(page, 'SCUOLA TRIENNALE').click();
    await expect(members.locator('p.font-semibold'), `round ${round}`).toHaveText([
      'Nadia Bozza',
      'Omar Segnaposto',
      'Paola Esempio',
    ]);
    // Silent beside the name.
    const [photo] = await members.locator('[aria-hidden="true"] > img[alt=""]').all();
    await expect
      .poll(() => photo?.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const box = await members
      .locator('span[aria-hidden]')
      .first()
      .evaluate((element) => {
        const { borderRadius, width, height } = getComputedStyle(element);
        return { round: Number.parseFloat(borderRadius) >= 40, width, height };
      });
    expect(box).toEqual({ round: true, width: '80px', height: '80px' });
    await expect(members.nth(2).locator('[data-placeholder]')).toHaveText('PE');
    await expect(members.nth(2).locator('img')).toHaveCount(0);
    // A missing photo is not requested again; before the first response the closed card and the
    // open body may both request it.
    if (round === 1) requests = missing();
    expect(missing(), `round ${round}`).toBe(requests);
    await toggle(page, 'SCUOLA TRIENNALE').click();
  }
  expect([1, 2]).toContain(requests);

  const [nobody] = await backendRows(site, 'representatives', 'section=eq.SPORT');
  expect(nobody?.url).toBeNull();
  await toggle(page, 'SPORT').click();
  await expect(people(page, 'SPORT').locator('[data-placeholder]')).toHaveText('RM');
});

test('in English a body has its English name, and says what it is called in Italian', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti', 'en');
  await expect(bodies(page).getByRole('heading', { level: 2 })).toHaveText(
    allBodies.map(({ english }) => english),
  );
  const law = body(page, 'Law School');
  await expect(law.locator('[lang="it"]')).toHaveText('Scuola di Giurisprudenza');
  await toggle(page, 'Law School').click();
  await expect(law.getByRole('link', { name: 'Write about Law School' })).toBeVisible();
});

// @spec representatives.5
test('writes to a person who has an address, else to the association', async ({ page, visit }) => {
  await page.route('**/photos/**', (route) => route.abort());
  await visit('/rappresentanti?organo=dipartimenti', 'en');
  const members = people(page, 'Departments');
  const mail = members.getByRole('link');
  const reloadWith = async (email: (name: unknown) => string | null) => {
    await alterRows(page, 'representatives', (row) => ({ ...row, email: email(row.name) }));
    await page.reload();
  };
  await test.step('all photos fail: everybody has initials', async () => {
    await expect(members.locator('[data-placeholder]')).toHaveText(['DF', 'EP', 'FB']);
  });
  await expect(members).toHaveCount(3);
  await expect(mail).toHaveCount(0);
  const association = body(page, 'Departments').getByRole('link', {
    name: 'Write about Departments',
  });
  const subject = 'About%20Departments';
  const addressed = `mailto:${demonstration.email}?subject=${subject}`;
  await expect(association).toHaveAttribute('href', addressed);
  // For those who read mail elsewhere than on this device.
  await expect(body(page, 'Departments').getByText(demonstration.email)).toBeVisible();

  const isElena = (name: unknown) => name === 'Elena Prova';
  await reloadWith((name) =>
    isElena(name) ? ' elena.prova@example.com?bcc=x@example.com ' : null,
  );
  await expect(members).toHaveCount(3);
  await expect(mail).toHaveCount(0);

  await reloadWith((name) => (isElena(name) ? ' elena.prova@example.com ' : ''));
  await expect(mail).toHaveAttribute('href', `mailto:elena.prova@example.com?subject=${subject}`);
  await expect(mail).toHaveAccessibleName('Write to Elena Prova');

  await reloadWith(() => 'a@example.com');
  await expect(mail).toHaveCount(3);
  await expect(association).toHaveCount(0);
});

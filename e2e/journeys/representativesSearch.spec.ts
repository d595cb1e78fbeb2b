/** The search by name or body, and the open body in the URL. */
import type { Page } from '@playwright/test';
import { bodies as allBodies } from '../../mf-representatives/src/bodies.ts';
import { expect, test } from './fixtures.ts';

const section = (page: Page) => page.locator('main [data-mf="representatives"]');
const field = (page: Page) => section(page).getByRole('searchbox');
const bodies = (page: Page) => section(page).locator('article');
const open = (page: Page) => bodies(page).getByRole('button', { expanded: true });
// Who is found: mf-representatives/src/directory.
test('marks who was found, or says that nobody was, and opens the only body that was found', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti');
  await field(page).fill('MODELLO riccardo');
  const results = section(page).getByRole('listitem');
  await expect(results.locator('mark')).toHaveText(['Riccardo', 'Modello']);
  await expect(section(page).getByRole('status')).toHaveText('1 persona trovata');
  await field(page).fill('xyzzy');
  await expect(page.getByText('Nessuno si chiama «xyzzy»')).toBeVisible();
  await field(page).press('Escape');
  await expect(bodies(page)).toHaveCount(allBodies.length);
  await expect(page).toHaveURL('/rappresentanti');

  await field(page).fill('bachelor');
  const name = 'SCUOLA TRIENNALE';
  await expect(bodies(page).getByRole('heading')).toHaveText([name]);
  await expect(open(page)).toHaveAccessibleName(`Nascondi: ${name}`);
  await expect(field(page)).toBeFocused();
  await bodies(page).getByRole('button').click();
  await expect(open(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('bachelor');
});

test('a link with a search opens its only match; a result opens its body, and Back returns', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti?q=tasse');
  await expect(open(page)).toHaveAccessibleName('Nascondi: ISU');
  // The card says why it was found.
  await expect(bodies(page).locator('mark')).toHaveText(['tasse']);
  await visit('/rappresentanti?q=esami');
  await expect(bodies(page)).toHaveCount(3);
  await expect(open(page)).toHaveCount(0);
  await bodies(page).nth(2).getByRole('button').click();
  await expect(page).toHaveURL(/[?&]organo=triennale$/);
  await expect(open(page)).toBeFocused();
  await page.goBack();
  await expect(field(page)).toHaveValue('esami');

  await field(page).fill('modello');
  await expect(page).toHaveURL(/[?&]q=modello$/);
  await section(page).getByRole('button', { name: 'Apri Sport' }).click();
  await expect(page).toHaveURL(/[?&]organo=sport$/);
  await expect(open(page)).toHaveAccessibleName('Nascondi: SPORT');
  // The result had the focus; it moves to the body.
  await expect(open(page)).toBeFocused();
  await expect(open(page)).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue('modello');
  await expect(section(page).getByRole('listitem')).toHaveCount(3);
});

test('search and open body survive reload and language switch', async ({ page, visit }) => {
  await visit('/rappresentanti?organo=triennale');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(open(page)).toHaveText('Hide');
  await expect(page).toHaveURL(/[?&]organo=triennale&lang=en$/);
  await field(page).fill('omar');
  await expect(page).toHaveURL(/q=omar/);
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(field(page)).toHaveValue('omar');
  await page.reload();
  await expect(field(page)).toHaveValue('omar');
  // Until the names have loaded, the list shows the ten bodies.
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  await expect(section(page).getByRole('listitem')).toHaveText([/Omar Segnaposto/]);
});

test('a link to a body opens it and scrolls to it; one to an unknown body opens none', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti?organo=valutazione');
  await expect(open(page)).toHaveAccessibleName('Nascondi: VALUTAZIONE');
  await expect(open(page)).toBeInViewport();
  for (const query of ['?organo=senato', '?organo=', '?organo=constructor', '?organo=CDD']) {
    await test.step(query, async () => {
      await visit(`/rappresentanti${query}`);
      await expect(bodies(page)).toHaveCount(allBodies.length);
      await expect(open(page)).toHaveCount(0);
    });
  }
});

test('the button works by keyboard, keeps the focus and its place; all bodies are printed', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti');
  const length = await page.evaluate(() => history.length);
  const button = bodies(page).nth(1).getByRole('button');
  for (const [key, expanded] of [
    ['Enter', 'true'],
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', expanded);
    await expect(button).toBeFocused();
  }
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect(panel.locator('li')).toHaveCount(2);
  await expect(page).toHaveURL(/\?organo=cdd$/);
  // Opening and closing add no history entries.
  expect(await page.evaluate(() => history.length)).toBe(length);

  await test.step('prints every body open', async () => {
    const members = section(page).locator('article li');
    await expect(members).toHaveCount(2);
    // The browser lays out the pages right after this event: later renders are cut off.
    const printed = await page.evaluate(async () => {
      dispatchEvent(new Event('beforeprint'));
      await Promise.resolve();
      return document.querySelectorAll('article li').length;
    });
    expect(printed).toBe(16);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(members).toHaveCount(2);
  });
  await test.step('a pressed button does not move while the body above closes', async () => {
    await bodies(page).nth(7).getByRole('button').click();
    // Loading its people would move everything below.
    await expect(bodies(page).nth(7).locator('li').first()).toBeVisible();
    const next = bodies(page).nth(8).getByRole('button');
    await next.scrollIntoViewIfNeeded();
    const before = await next.boundingBox();
    await next.click();
    await expect(next).toHaveAttribute('aria-expanded', 'true');
    const after = await next.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });
});

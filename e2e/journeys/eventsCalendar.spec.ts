/** The calendar of all events, and of one where nothing can be downloaded. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { testedLanguages } from './testScope.ts';

const section = (page: Page) => page.locator('#eventi');
const titles = (page: Page) => section(page).getByRole('heading', { level: 3 });

test('the calendar of all events can be subscribed to from a menu, which Esc and the focus close', async ({
  page,
  request,
  site,
  visit,
}) => {
  await visit('/#eventi');
  const follow = section(page).getByRole('button', {
    name: 'Sincronizza gli eventi con il tuo calendario',
  });
  const isOpen = (open: boolean) => expect(follow).toHaveAttribute('aria-expanded', `${open}`);
  await follow.click();
  await isOpen(true);
  await page.keyboard.press('Escape');
  await isOpen(false);
  await expect(follow).toBeFocused();
  await follow.click();
  await isOpen(true);
  await section(page).getByRole('heading').first().click();
  await isOpen(false);
  await follow.click();
  await page.getByRole('tab').first().focus();
  await isOpen(false);

  await follow.click();
  const device = section(page).getByRole('link', { name: /Calendario di questo dispositivo/ });
  const url = `${site.backend.url}/functions/v1/calendar?lang=it`;
  await expect(device).toHaveAttribute('href', url.replace('http:', 'webcal:'));
  const google = await section(page)
    .getByRole('link', { name: /Google/ })
    .getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('cid')).toBe(url.replace('http:', 'webcal:'));
  const calendar = await (await request.get(url)).text();
  for (const title of await titles(page).allTextContents()) {
    expect(calendar.replaceAll('\r\n ', '').replaceAll('\\', '')).toContain(`SUMMARY:${title}`);
  }

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await section(page).getByRole('button', { name: 'Copia l’indirizzo del calendario' }).click();
  await expect(page.getByText('Indirizzo copiato')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test.describe('on Android, where nothing opens webcal: addresses', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/149.0 Mobile Safari' });

  test('the web calendars are first', async ({ page, visit }) => {
    await visit('/#eventi');
    await section(page)
      .getByRole('button', { name: 'Sincronizza gli eventi con il tuo calendario' })
      .click();
    await expect(section(page).getByRole('link', { name: /dispositivo/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const row = section(page).getByRole('article').first();
    await row.getByRole('button', { name: 'Aggiungi al calendario' }).click();
    const options = row.locator('ul').last().locator('li');
    await expect(options).toHaveText([/^Google/, /^Outlook/, /^Outlook/, /^Scarica/]);
  });
});

test.describe('in an in-app browser, which downloads no files', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Instagram 350.0' });

  test('an event offers a link to copy instead', async ({ page, visit }) => {
    await visit('/#eventi');
    const row = section(page).getByRole('article').first();
    await row.getByRole('button', { name: 'Aggiungi al calendario' }).click();
    await expect(row.getByRole('button', { name: 'Copia il link agli eventi' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Scarica il file .ics' })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const language of testedLanguages) {
    test(`every menu leaves the page as wide as the screen, in ${language}`, async ({
      page,
      visit,
    }) => {
      // Each menu of four pages.
      test.slow();
      const menu = page.getByRole('button', {
        name: /^(Sincronizza|Aggiungi al calendario|Ricevi le novità|Subscribe|Add to calendar|Get what’s new)/,
      });
      for (const path of ['/', '/dispense', '/dispense/primo-anno/Microeconomia', '/guide/tesi']) {
        await visit(path, language);
        if (path === '/') {
          // Through the menu: the page scrolls before the section's rows have loaded.
          await page.getByRole('button', { name: /^(Apri il|Open the) menu/ }).tap();
          await page.locator('#menu a[href$="#eventi"]').tap();
        }
        await expect(menu.first()).toBeVisible();
        for (const button of await menu.all()) {
          await button.tap();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          const widths = () =>
            page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
          expect(await widths(), `${path} ${await button.textContent()}`).toEqual([390, 390]);
          // It may cover the next one.
          await page.keyboard.press('Escape');
        }
      }
    });
  }
});

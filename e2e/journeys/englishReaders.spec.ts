/** English HTML at the first paint wherever the device knows the choice; never a flash of Italian. */
import type { Page } from '@playwright/test';
import { expect, startPage, test, untilWorkerControls } from './fixtures.ts';

/** The headings that were painted since, in order. */
async function watchHeadings(page: Page): Promise<string[]> {
  const headings: string[] = [];
  const prefix = '[painted] ';
  page.on('console', (message) => {
    if (message.text().startsWith(prefix)) headings.push(message.text().slice(prefix.length));
  });
  await page.addInitScript((mark) => {
    let last = '';
    // Frames are only requested when something can be painted.
    const look = () => {
      const element = document.querySelector('h1');
      const heading = element?.checkVisibility() ? element.textContent : '';
      if (heading !== '' && heading !== last) console.log(mark + heading);
      last = heading;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, prefix);
  return headings;
}

test('by its address, from link to link and after a reload', async ({ page }) => {
  const headings = await watchHeadings(page);
  await page.goto('/guide?lang=en');
  await startPage(page);
  await page.locator('main ul a[href^="/guide/"]').first().click();
  await expect(page).toHaveURL('/guide/associations?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Associations 101');
  await page.reload();
  await startPage(page);
  await page.getByRole('link', { name: 'Back to guides' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  expect(new Set(headings)).toEqual(new Set(['Guides', 'Associations 101']));
});

test('by the stored choice, without a service worker', async ({ page }) => {
  await page.goto('/guide');
  await startPage(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  const headings = await watchHeadings(page);
  await page.goto('/rappresentanti');
  await expect(page).toHaveURL('/rappresentanti?lang=en');
  await startPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Representatives');
  expect(headings).toEqual(['Representatives']);
  // The Italian page is not in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/guide/);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('by the stored choice; and the page of an address is kept for offline use', async ({
    page,
    context,
    visit,
  }) => {
    await visit('/guide');
    await untilWorkerControls(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    const stored = () =>
      page.evaluate(async () => (await (await caches.match('/language'))?.text()) ?? '');
    await expect.poll(stored).toBe('en');
    const headings = await watchHeadings(page);
    const rendered = async () => {
      const html = (await (await page.goto('/rappresentanti?organo=sport'))?.text()) ?? '';
      return {
        isEnglish: html.includes('<html lang="en"'),
        isOpen: /aria-expanded="true"/.test(html),
      };
    };
    // A busy renderer may leave the section to the browser at first.
    await expect.poll(rendered, { timeout: 30_000 }).toEqual({ isEnglish: true, isOpen: true });
    await expect(page).toHaveURL('/rappresentanti?organo=sport');
    const person = page.locator('main article').getByText('Riccardo Modello', { exact: true });
    await expect(person).toBeVisible();
    await startPage(page);

    await context.setOffline(true);
    expect(await rendered()).toEqual({ isEnglish: true, isOpen: true });
    await expect(person).toBeVisible();
    // Never visited with this parameter.
    await page.goto('/rappresentanti?organo=cdd');
    await expect(page.getByText('Carlo Campione', { exact: true })).toBeVisible();
    expect(new Set(headings.slice(0, 2))).toEqual(new Set(['Representatives']));
  });
});

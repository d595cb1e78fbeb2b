/** What a browser does on a page load and the shell has to do on client navigation. */
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { fieldOf, openByKeyboard } from './searchPalette.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('focuses the heading of the new page and announces its title, but not of a loaded one', async ({
  page,
  visit,
}) => {
  await visit('/guide');
  await expect(page.locator('[data-mf="guides"]').first()).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Rappresentanti' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Rappresentanti' });
  await expect(heading).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `Rappresentanti · ${demonstration.association}` }),
  ).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeFocused();
});

// Regression: the URL changes before the new page has rendered, and its heading took the focus then.
test('leaves the focus in the search that is opened while a page renders', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const push = history.pushState;
    history.pushState = (...entry) => {
      push.apply(history, entry);
      if (!`${entry[2]}`.endsWith('/guide')) return;
      const isApple = /^(Mac|iP)/.test(navigator.platform);
      const pressed = { key: 'k', ctrlKey: !isApple, metaKey: isApple, bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', pressed));
    };
  });
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(page.locator('[data-mf="guides"] li').first()).toBeAttached();
  await expect(page).toHaveTitle(/^Guide/);
  await expect(fieldOf(page)).toBeFocused();
});

test('starts a slow page at its top after a loading bar, and scrolls back on Back', async ({
  page,
  site,
  visit,
}) => {
  await visit('/chi-siamo');
  const navbar = page.getByRole('banner');
  const scrollY = () => page.evaluate(() => window.scrollY);

  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(scrollY).toBeGreaterThan(600);
  const bar = page.locator('.animate-loading');
  const release = await holdRequests(page, `${site.origins.get('guides')}/**`);
  await navbar.getByRole('link', { name: 'Guide' }).click();
  await expect(bar).toBeAttached();
  release();
  await expect(page.locator('[data-mf="guides"]').first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(/\/guide$/);
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect.poll(scrollY).toBeGreaterThan(600);

  await test.step('a page continues where it was after a reload, and starts at its top when it is opened', async () => {
    await page.reload();
    await expect.poll(scrollY).toBeGreaterThan(600);
    await visit('/chi-siamo');
    await expect(page.locator('html')).toHaveAttribute('data-interactive');
    expect(await scrollY()).toBe(0);
  });
  await test.step('a loaded page starts at its top too', async () => {
    await visit('/rappresentanti');
    await expect(page.getByText('Consiglio nazionale').first()).toBeVisible();
    expect(await scrollY()).toBe(0);
  });
});

test('restores the scroll position on Back to a URL with an anchor', async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('link', { name: 'Vai a: dispense' }).click();
  await expect(page).toHaveURL('/#dispensen');
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('#calcolatori')).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/guide');
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(120);
});

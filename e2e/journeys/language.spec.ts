import { expect, test } from './fixtures.ts';
import { course, first, openPreview, textLayer } from './preview.ts';

// @spec product.3 states.1 constants.1
test('a first visit is in Italian whatever the browser’s language', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await context.close();
});

// @spec product.3 states.1
test('switching changes shell and section, and is stored', async ({ page, visit }) => {
  await visit('/guide');
  await expect(page.getByText('Esplora').first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect(page.getByText('Explore').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Guides/);

  // Hydration replaces the Italian title: it is never empty.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.title === '' && document.body) console.error('[no title]');
    }).observe(document, { childList: true, subtree: true });
  });
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.reload();
  await expect(page.getByText('Explore').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Guides/);
  await expect(page.locator('head > title')).toHaveCount(1);
  expect(logged).not.toContain('[no title]');

  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByText('Esplora').first()).toBeVisible();
});

test('changing it keeps the fragment and an open preview, and a reload loads one document', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(course);
  await page.evaluate(() => history.replaceState(history.state, '', '#dispense'));
  await openPreview(page, first);
  await expect(textLayer(page)).toBeAttached();
  const address = page.url();
  expect(address).toMatch(/anteprima=.*#dispense$/);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const english = new URL(address);
  english.searchParams.set('lang', 'en');
  await expect(page).toHaveURL(english.href);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(english.href);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  expect(documents).toHaveLength(1);
  // The entry still knows that Back closes the preview.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('changing it keeps what a fragment brings', async ({ page, visit }) => {
  const courses = JSON.stringify([['2', 'Statistica']]);
  await visit(`/dispense#corsi=${encodeURIComponent(courses)}`);
  const before = await page.evaluate(() => location.hash);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(`/dispense?lang=en${before}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main').getByText('Statistic').first()).toBeVisible();
});

test('a link in English changes the visit, and not the choice', async ({ page, visit }) => {
  await visit('/guide?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await page.locator('main').locator('a[href^="/guide/tesi"]').click();
  await expect(page).toHaveURL('/guide/tesi?lang=en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await visit('/guide');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('marks the chosen language at once, and navigation works while texts load', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: 0 });
  await visit('/guide');
  // A paused clock holds the next frame and the sections' texts.
  await page.clock.pauseAt(60_000);
  const english = page.getByRole('button', { name: 'English' });
  await english.click();
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Italiano' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.getByRole('banner').getByRole('link', { name: 'Chi siamo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi siamo');

  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(english).toHaveAttribute('aria-pressed', 'true');
});

test('switching keeps the scroll position, typed text and open panels', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/#dispensen');
  // Before the search, whose rows of buttons leave no room for the floating button.
  await page.getByRole('button', { name: 'Chiedi ad Astra' }).click();
  const question = page.getByRole('dialog', { name: 'Astra' }).getByRole('textbox');
  const field = page.locator('#dispensen').getByRole('searchbox');
  await field.fill('diritto');
  await expect(page.locator('#dispensen mark').first()).toBeVisible();
  await question.fill('Quando sono gli appelli?');
  const top = () => field.evaluate((input) => input.getBoundingClientRect().top);
  const atAnchor = await top();
  await page.mouse.move(600, 450);
  await page.mouse.wheel(0, 60);
  await expect.poll(top).toBe(atAnchor - 60);

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#dispensen').getByRole('heading', { level: 2 })).toHaveText(
    'Handouts',
  );
  await expect(field).toHaveValue('diritto');
  await expect(page.locator('#dispensen mark').first()).toBeVisible();
  await expect(question).toHaveValue('Quando sono gli appelli?');
  await expect.poll(async () => Math.abs((await top()) - (atAnchor - 60))).toBeLessThan(2);
});

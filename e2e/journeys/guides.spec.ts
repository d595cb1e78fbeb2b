/** The guides’ categories and their pages. */
import type { Page } from '@playwright/test';
import { guideCategories } from '../../mf-guides/src/guideCategories.ts';
import { alterRows, mockRows } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout.ts';

const categories = guideCategories.map(({ slug }) => slug);

const section = (page: Page) => page.locator('main [data-mf="guides"]');
const cards = (page: Page) => section(page).locator('li');
const links = (page: Page) => section(page).locator('li a[href^="/guide/"]');
const hrefs = (page: Page) =>
  links(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
// @spec routes.10 guides.1 guides.3 guides.7 guides.10
test('a card per category leads to its heading, colour and guides, in order, and a link back', async ({
  page,
  site,
  visit,
}) => {
  const rows = await backendRows(site, 'guides', 'is_active=is.true&order=order_index&limit=1000');
  await visit('/guide', 'en');
  await expect(links(page)).toHaveCount(categories.length);
  expect(await hrefs(page)).toEqual(
    categories.map((category) => addressIn('en', `/guide/${category}`)),
  );
  for (const [index, category] of categories.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(card.locator('p')).not.toBeEmpty();
    await expect(card.getByRole('link')).toHaveText('Explore');
    const count = rows.filter((row) => row.category === category).length;
    await expect(card).toContainText(`${count} guides`);
  }
  expect(await horizontalOverflow(page)).toBe(0);

  const colours = new Set<string>();
  for (const { slug: category, heading } of guideCategories) {
    await section(page).locator(`a[href^="/guide/${category}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(
      rows
        .filter((row) => row.category === category)
        .map(({ title, title_en: english }) => new RegExp(english ?? title)),
    );
    const mark = section(page).locator('span.rounded-full').first();
    colours.add(await mark.evaluate((element) => getComputedStyle(element).color));

    await page.goBack();
  }
  expect(colours.size).toBe(categories.length);

  await page.goForward();
  await page.getByRole('link', { name: 'Back to guides', exact: true }).click();
  await expect(page).toHaveURL(addressIn('en', '/guide'));
  await expect(links(page)).toHaveCount(categories.length);
});

// @spec guides.2 guides.4 guides.8 errors.21
test('hides a category without an active guide, and says where there are none', async ({
  page,
  visit,
}) => {
  await alterRows(page, 'guides', (row) =>
    row.category === 'milan' ? { ...row, category: 'unlisted' } : row,
  );
  await visit('/guide', 'en');
  await expect(links(page)).toHaveCount(categories.length - 1);
  expect(await hrefs(page)).not.toContain('/guide/milan');

  await mockRows(page, 'guides', []);
  await visit('/guide', 'en');
  await expect(page.getByText('No categories found')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);

  await test.step('an empty category says so, without its description', async () => {
    await visit('/guide/tesi', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tesi 101');
    await expect(page.getByText('No guides found')).toBeVisible();
    await expect(page.locator('main header p')).toHaveCount(0);
  });
});

// @spec guides.9 errors.21
test('an unknown category is requested and missing, like a URL without one', async ({
  page,
  visit,
}) => {
  for (const category of ['zzz', 'Senza%20nome', '%3Cb%3E']) {
    const sent = page.waitForRequest((request) =>
      new URL(request.url()).searchParams
        .getAll('category')
        .includes(`eq.${decodeURIComponent(category)}`),
    );
    await visit(`/guide/${category}`, 'en');
    await sent;
    await expect(page.getByText('Category not found')).toBeVisible();
    const unknown = 'no category with this name';
    await expect(page.getByText(unknown)).toBeVisible();
    // A description would promise guides.
    await expect(page.locator('main header p')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Go to the guides' }).click();
  await expect(page).toHaveURL(addressIn('en', '/guide'));

  await visit('/guide/%20', 'en');
  await expect(page.getByText('Category not found')).toBeVisible();
  await expect(page.locator('main header p')).toHaveCount(0);

  await test.step('a hash that is not valid percent-encoding is ignored', async () => {
    await visit('/guide#%', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

// @spec guides.5 guides.6 entities.3
test('a tile has icon, title and description, opens its file in a new tab, and prints its URL', async ({
  page,
  context,
  site,
  visit,
}) => {
  const [guide] = await backendRows(
    site,
    'guides',
    'category=eq.opzionali&is_active=is.true&order=order_index',
  );
  await visit('/guide/opzionali', 'en');
  const tile = cards(page).first();
  await expect(tile.locator('svg').first()).toBeVisible();
  await expect(tile).toContainText(guide?.description_en ?? '—');
  await expect(tile.locator('[lang="en"]')).toHaveCount(2);
  await expect(page.getByText('The files are in Italian.')).toBeVisible();
  const link = tile.getByRole('link');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toContainText('opens in a new tab');
  const file = context.waitForEvent('request', (request) =>
    request.url().includes('/storage/v1/object/public/guides/'),
  );
  const tab = context.waitForEvent('page');
  // The whole tile is clickable.
  await tile.click({ position: { x: 12, y: 12 } });
  const response = await (await file).response();
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-type']).toContain('application/pdf');
  expect(await (await tab).evaluate(() => window.opener)).toBeNull();
  await (await tab).close();
  await test.step('prints with its URL and without controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    const printed = await link.evaluate((element) => {
      const { content, position } = getComputedStyle(element, '::after');
      return { content, position };
    });
    expect(printed.content).toContain((await link.getAttribute('href')) ?? '—');
    // Absolutely positioned, it would be printed across the title.
    expect(printed.position).toBe('static');
  });
});

// @spec guides.6
test('marks what is Italian, cuts a description, dates the last change, and refuses an unsafe URL', async ({
  page,
  visit,
}) => {
  const change = (row: Record<string, unknown>) => ({
    ...row,
    title_en: null,
    description: 'parola '.repeat(120),
    description_en: null,
    updated_at: row.order_index === 10 ? '2026-03-09T11:00:00+01:00' : null,
  });
  await alterRows(page, 'guides', change);
  await visit('/guide/opzionali', 'en');
  await expect(cards(page).first().locator('h2 [lang="it"]')).toBeVisible();
  const description = cards(page).first().locator('p').first();
  const lines = await description.evaluate(
    (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
  expect(await horizontalOverflow(page)).toBe(0);
  await expect(cards(page).first()).toContainText('Updated on 9 March 2026');
  await expect(cards(page).nth(1)).not.toContainText(/Aggiornata|Updated/);

  await test.step('says that the file is unavailable', async () => {
    const hostile = ['javascript:alert(1)', 'data:text/html,x', null, '//example.com/x'];
    await alterRows(page, 'guides', (row) => ({
      ...row,
      file_url: hostile[Number(row.order_index) / 10 - 1],
    }));
    await page.reload();
    const unavailable = 'The file is not available';
    await expect(page.getByText(unavailable)).toHaveCount(4);
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).getByRole('link')).toHaveCount(0);
  });
});

test('a followed category says so, and marks what has changed since the last visit', async ({
  page,
  visit,
}) => {
  await visit('/guide/tesi');
  const button = page.getByRole('button', { name: /^Segui/ });
  await button.click();
  await expect(button).toHaveAccessibleName('Segui già: Tesi 101');
  await expect(cards(page).getByText(/Nuova/)).toHaveCount(0);
  await page.evaluate(() =>
    localStorage.setItem('guides.followed', '[{"slug":"tesi","seen":"2000-01-01"}]'),
  );
  await visit('/guide');
  await expect(section(page).getByText(/\d nuov[ae]/)).toHaveCount(1);
  await visit('/guide/tesi');
  await expect(cards(page).first()).toContainText('Nuova');
  await button.click();
  await expect(button).toHaveAccessibleName('Segui: Tesi 101');
  expect(await page.evaluate(() => localStorage.getItem('guides.followed'))).toBeNull();
});

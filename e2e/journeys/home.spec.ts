import { homeSections } from '../../shell/src/composition.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

// @spec product.19 handoutsHome.3
test('shows the three latest first-year handouts of the database', async ({
  page,
  site,
  visit,
}) => {
  const latest = await backendRows(
    site,
    'handouts',
    'year=eq.First%20Year&order=uploaded_at.desc&limit=3',
  );
  expect(latest).toHaveLength(3);
  await visit('/');
  const section = page.locator('#dispensen');
  for (const { filename } of latest) {
    await expect(section.getByText(filename?.trim() ?? '', { exact: false }).first()).toBeVisible();
  }
});

// @spec product.2 product.8 routes.1 routes.13
test('has its sections in order', async ({ page, visit }) => {
  await visit('/');
  const anchors = await page
    .locator('main section[id]')
    .evaluateAll((all) => all.map((one) => one.id));
  expect(anchors).toEqual(homeSections.map(({ anchor }) => anchor));
});

test('has structured data of the upcoming events for search engines', async ({ page, visit }) => {
  await visit('/#eventi');
  const section = page.locator('#eventi');
  const first = await section.getByRole('heading', { level: 3 }).first().textContent();
  const data = await section.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({ '@type': 'Event', name: first });
});

// @spec routes.13
test('scrolls to a section’s anchor, also from another page', async ({ page, visit }) => {
  await visit('/#eventi');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('#eventi')).toBeInViewport();

  await visit('/chi-siamo');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('aperitivo');
  await page.getByRole('option', { name: /Aperitivo/ }).click();
  await expect(page).toHaveURL(/\/#eventi-/);
  const event = page.locator('#eventi li[data-linked]');
  await expect(event.getByRole('heading', { name: /Aperitivo/ })).toBeInViewport();
});

// @spec routes.1
test('loads the chat button on the home page only', async ({ page, site, visit }) => {
  await visit('/');
  await expect(page.getByRole('button', { name: /astra/i }).last()).toBeVisible();
  const origins: string[] = [];
  page.on('request', (request) => origins.push(new URL(request.url()).origin));
  await visit('/chi-siamo');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-mf="chat"]')).toHaveCount(0);
  expect(origins).not.toContain(site.origins.get('chat'));
});

// Regression: a second link from outside opened the section of the first.
test('opens each section that a link from outside names', async ({ page, visit }) => {
  for (const path of ['/#marketplace', '/guide', '/#eventi', '/#calcolatori']) {
    await visit(path);
    const [, anchor] = path.split('#');
    if (anchor) await expect(page.locator(`#${anchor} h2`).first()).toBeInViewport();
    await page.waitForLoadState('networkidle');
  }
});

// @spec product.7
test('has a dark gradient between the hero’s picture and its text', async ({ page, visit }) => {
  await visit('/');
  // The lightness (0 to 1) of the first colour of each gradient behind the heading.
  const lightness = await page
    .locator('main > section')
    .first()
    .evaluate((hero) => {
      const heading = hero.querySelector('h1')?.getBoundingClientRect();
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!heading || !context) throw new Error('No heading, or no canvas.');
      return [...hero.querySelectorAll('*')].flatMap((part) => {
        const image = getComputedStyle(part).backgroundImage;
        const box = part.getBoundingClientRect();
        const isBehind = box.top <= heading.top && box.bottom >= heading.bottom;
        const [first] = image.match(/(?:rgba?|oklab|oklch|color)\([^)]*\)/) ?? [];
        if (!image.includes('gradient') || !isBehind || !first) return [];
        context.fillStyle = first;
        context.fillRect(0, 0, 1, 1);
        const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
        return [Math.max(red, green, blue) / 255];
      });
    });
  expect(lightness.length).toBeGreaterThan(0);
  for (const value of lightness) expect(value).toBeLessThan(0.2);
});

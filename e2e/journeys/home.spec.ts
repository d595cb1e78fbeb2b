/** The home page: what it shows, and the addresses of its sections. */
import { latestCount } from '../../mf-handouts/src/home/latestCount.ts';
import { homeSections } from '../../shell/src/composition.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

// @spec product.2 product.8 product.19 handoutsHome.3 routes.1 routes.13
test('has its sections, the latest handouts, the footer and the chat, which other pages have too', async ({
  page,
  site,
  visit,
}) => {
  const latest = await backendRows(
    site,
    'handouts',
    `year=eq.First%20Year&order=uploaded_at.desc&limit=${latestCount}`,
  );
  expect(latest).toHaveLength(latestCount);
  await visit('/');
  const anchors = await page
    .locator('main section[id]')
    .evaluateAll((all) => all.map((one) => one.id));
  expect(anchors).toEqual(homeSections.map(({ anchor }) => anchor));
  const section = page.locator('#dispensen');
  for (const { filename } of latest) {
    await expect(section.getByText(filename?.trim() ?? '', { exact: false }).first()).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: /astra/i }).last()).toBeVisible();

  await visit('/chi-siamo');
  await expect(page.getByRole('button', { name: /astra/i })).toBeVisible();

  await test.step('scrolls to an event that was found on another page', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('aperitivo');
    await page.getByRole('option', { name: /Aperitivo/ }).click();
    await expect(page).toHaveURL(/\/#eventi-/);
    const event = page.locator('#eventi li[data-linked]');
    await expect(event.getByRole('heading', { name: /Aperitivo/ })).toBeInViewport();
  });
});

// @spec routes.13
test('opens each section that a link from outside names', async ({ page, visit }) => {
  // Regression: a second link from outside opened the section of the first.
  for (const path of ['/#marketplace', '/guide', '/#calcolatori', '/#eventi']) {
    await visit(path);
    const [, anchor] = path.split('#');
    if (anchor) await expect(page.locator(`#${anchor} h2`).first()).toBeInViewport();
    await page.waitForLoadState('networkidle');
  }
  const events = page.locator('#eventi');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(events).toBeInViewport();

  await test.step('has structured data of the upcoming events for search engines', async () => {
    const first = await events.getByRole('heading', { level: 3 }).first().textContent();
    const data = await events.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({ '@type': 'Event', name: first });
  });

  await test.step('fills the stop of the section in view', async () => {
    const filled = page.locator('main section:has(> [data-current])');
    await expect(filled).toHaveAttribute('id', 'eventi');
    await page.mouse.wheel(0, -100_000);
    await expect(filled).toHaveCount(0);
  });
});

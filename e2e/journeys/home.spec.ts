import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

test('home shows the three latest first-year handouts of the database', async ({
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

test('home has its sections in the order of the specification', async ({ page, visit }) => {
  await visit('/');
  const anchors = await page
    .locator('main section[id]')
    .evaluateAll((all) => all.map((one) => one.id));
  expect(anchors).toEqual(['dispensen', 'calcolatori', 'marketplace', 'eventi', 'astra-gpt']);
});

test('search engines read the events to come, the first of which is the first shown', async ({
  page,
  visit,
}) => {
  await visit('/#eventi');
  const section = page.locator('#eventi');
  const first = await section.getByRole('heading', { level: 3 }).first().textContent();
  const data = await section.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({ '@type': 'Event', name: first });
});

test('an anchor leads to its section from another page too', async ({ page, visit }) => {
  await visit('/#eventi');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('#eventi')).toBeInViewport();

  await visit('/chi-siamo');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('aperitivo');
  await page.getByRole('option', { name: /Aperitivo/ }).click();
  await expect(page).toHaveURL('/#eventi');
  await expect(page.locator('#eventi').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('the chat button is on the home page only', async ({ page, site, visit }) => {
  await visit('/');
  await expect(page.getByRole('button', { name: /astra/i }).last()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await visit('/chi-siamo');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-mf="chat"]')).toHaveCount(0);
  expect(asked).not.toContain(site.origins.get('chat'));
});

import { expect, test } from './fixtures.ts';

test('the menu of a phone closes on a tap and on navigation, and Esc gives the focus back', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  const toggle = page.locator('button[aria-controls="menu"]');
  const menu = page.locator('#menu');
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await menu.getByRole('link', { name: 'Chi siamo' }).click();
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/guide$/);
  await expect(menu).toBeHidden();
});

test('the active link is marked, on the pages below it too', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/guide/associations');
  const current = page.getByRole('banner').locator('a[aria-current="page"]:visible');
  await expect(current).toHaveText('Guide');
});

test('the contact button writes a mail, and calls nobody', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/chi-siamo');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contattaci' })).toHaveAttribute(
    'href',
    /^mailto:.+@.+/,
  );
});

test('the footer has the address, the networks, the year and the privacy policy', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Milano');
  await expect(footer).toContainText('© 2025');
  for (const network of ['Instagram', 'LinkedIn', 'TikTok']) {
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('target', '_blank');
  }
  await footer.getByRole('button', { name: 'Informativa sulla privacy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Informativa sulla privacy' });
  await expect(dialog).toContainText('Ultima modifica: 17 gennaio 2024');
  await expect(dialog).toContainText('GDPR');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a hero video that cannot be had is logged and hidden', async ({ page, visit }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(/\/hero\/.*\.(mp4|webm)$/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) =>
    /\.(mp4|webm)$/.test(request.url()),
  );
  await visit('/');
  await refused;
  await expect(page.locator('video')).toHaveCount(0);
  await expect.poll(() => errors.some((text) => /hero/i.test(text))).toBe(true);
});

test('who wants less motion gets the picture alone', async ({ page, visit }) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) videos.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveCount(0);
  expect(videos).toEqual([]);
});

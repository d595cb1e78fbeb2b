/** The lists of handouts on several pages. */
import { mockJson } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { trackLayoutShift } from './layout.ts';

test('lists dated handouts before undated ones among the latest three', async ({ page, visit }) => {
  const row = (id: string, uploaded_at: string | null) => ({
    id,
    filename: `${id}.pdf`,
    subject: 'Corso',
    year: 'First Year',
    uploaded_at,
    file_url: null,
  });
  const undated = [row('Uno', null), row('Due', null), row('Tre', null)];
  await mockJson(page, '**/rest/v1/handouts?*limit=3*', undated);
  await mockJson(page, /\/rest\/v1\/handouts\?(?=.*limit=3).*not\.is\.null/, [
    row('Aprile', '2026-04-01T10:00:00Z'),
    row('Marzo', '2026-03-01T10:00:00Z'),
  ]);
  await visit('/');
  const files = page.locator('#dispensen').getByRole('listitem').getByRole('button');
  await expect(files.filter({ hasText: '.pdf (' })).toHaveText([/^Aprile/, /^Marzo/, /^Uno/]);
});

test('marks new files, unless all are new', async ({ page, visit }) => {
  await visit('/dispense/clmg/primo-anno');
  const main = page.locator('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByText('Nuovo', { exact: true })).toHaveCount(0);
  await visit('/dispense/secondo-anno/Statistica');
  await expect(main.getByText('Nuovo', { exact: true }).first()).toBeVisible();
});

for (const path of ['/dispense/secondo-anno', '/dispense/secondo-anno/Statistica']) {
  test(`loading ${path} causes no layout shift`, async ({ page, visit }) => {
    const layoutShift = await trackLayoutShift(page);
    await visit(path);
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift()).toBeLessThan(0.1);
  });
}

test('opens a file from the years by keyboard', async ({ page, context, visit }) => {
  await visit('/dispense');
  const year = page.locator('main').getByRole('link', { name: 'Secondo anno' });
  await year.focus();
  await page.keyboard.press('Enter');
  const course = page.getByRole('link', { name: 'Statistica', exact: true });
  await course.focus();
  await page.keyboard.press('Enter');
  const file = page.getByRole('button', { name: /^Statistica - Probabilità/ });
  await file.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Anteprima.*Probabilità/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await opened;
});

test('a middle click opens a file in a new tab', async ({ page, context, visit }) => {
  await visit('/dispense/secondo-anno/Statistica');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Statistica - Probabilità/ }).click({ button: 'middle' });
  await opened;
  await expect(page).toHaveURL(/\/Statistica$/);
});

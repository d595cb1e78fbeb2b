/** What holds on several pages of the handouts. */
import { expect, test } from './fixtures.ts';
import { openToAll } from './handoutsTexts.ts';

test('where some of the latest three have no date, the dated come first', async ({
  page,
  visit,
}) => {
  const row = (id: string, uploaded_at: string | null) => ({
    id,
    filename: `${id}.pdf`,
    subject: 'Corso',
    year: 'First Year',
    uploaded_at,
    file_url: null,
  });
  await page.route('**/rest/v1/handouts?*limit=3*', (route) =>
    route.fulfill({
      json: route.request().url().includes('not.is.null')
        ? [row('Aprile', '2026-04-01T10:00:00Z'), row('Marzo', '2026-03-01T10:00:00Z')]
        : [row('Uno', null), row('Due', null), row('Tre', null)],
      headers: openToAll,
    }),
  );
  await visit('/');
  await expect(page.locator('#dispensen').getByRole('heading', { level: 3 })).toHaveText([
    /^Aprile/,
    /^Marzo/,
    /^Uno/,
  ]);
});

test('where every file is new, none is marked', async ({ page, visit }) => {
  await visit('/dispense/clmg/primo-anno');
  const main = page.locator('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expect(main.getByText('Nuovo', { exact: true })).toHaveCount(0);
  await visit('/dispense/secondo-anno/Statistica');
  await expect(main.getByText('Nuovo', { exact: true }).first()).toBeVisible();
});

for (const path of ['/dispense/secondo-anno', '/dispense/secondo-anno/Statistica']) {
  test(`nothing moves when ${path} arrives`, async ({ page, visit }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(path);
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const total = await page.evaluate(() =>
      ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : [Number.NaN]).reduce(
        (sum, shift) => sum + shift,
        0,
      ),
    );
    expect(total).toBeLessThan(0.1);
  });
}

test('with the keyboard alone: from the years to a file', async ({ page, context, visit }) => {
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

test('the middle button opens a file in a new tab, as it does a link', async ({
  page,
  context,
  visit,
}) => {
  await visit('/dispense/secondo-anno/Statistica');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Statistica - Probabilità/ }).click({ button: 'middle' });
  await opened;
  await expect(page).toHaveURL(/\/Statistica$/);
});

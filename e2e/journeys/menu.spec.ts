/** The menu with the navbar's links, below the large breakpoint. */
import { expect, test } from './fixtures.ts';
import { collectReads } from './watchCalls.ts';

// @spec navigation.8 states.5
test('the menu closes on tap and Esc, and on navigation when the page is shown, until then marking its link', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  const toggle = page.locator('button[aria-controls="menu"]');
  const menu = page.locator('#menu');
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();

  await toggle.click();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  // A link to the current page.
  await toggle.click();
  await menu.getByRole('link', { name: 'Chi siamo' }).click();
  await expect(menu).toBeHidden();

  await toggle.click();
  await menu.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/guide');
  await expect(menu).toBeHidden();

  await toggle.click();
  await page.goBack();
  await expect(page).toHaveURL('/chi-siamo');
  await expect(menu).toBeHidden();

  await toggle.click();
  await page.mouse.click(200, 800);
  await expect(menu).toBeHidden();

  await toggle.click();
  const recorded = page.evaluate(
    () =>
      new Promise<{ marked: string | null; open: boolean; title: string }[]>((resolve) => {
        const moments: { marked: string | null; open: boolean; title: string }[] = [];
        const menu = document.querySelector<HTMLElement>('#menu');
        const record = () => {
          const marked = menu?.querySelector('[data-followed]')?.getAttribute('href') ?? null;
          const title = document.querySelector('h1')?.textContent ?? '';
          moments.push({ marked, open: menu?.hidden === false, title });
          if (menu?.hidden) resolve(moments);
        };
        new MutationObserver(record).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
        });
      }),
  );
  const title = await page.locator('h1').textContent();
  await page.locator('#menu a[href="/rappresentanti"]').click();
  const moments = await recorded;
  expect(moments.filter(({ open }) => open).at(-1)).toEqual({
    marked: '/rappresentanti',
    open: true,
    title,
  });
  expect(moments.filter(({ open, title: now }) => open && now !== title)).toEqual([]);
  const last = moments.at(-1);
  expect(last?.marked).toBeNull();
  expect(last?.title).not.toBe(title);
  // Back does not reopen it.
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('[data-followed]')).toHaveCount(0);
});

for (const savesData of [false, true]) {
  const expectation = savesData ? 'nothing with Save-Data' : 'sections and data of its links';
  test(`the open menu prefetches ${expectation}`, async ({ page, visit }) => {
    if (savesData) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    const sections = new Set<string>();
    page.on('request', (request) => {
      const [, remote] = request.url().match(/\/([a-z-]+)\/[^/]+\/[^/]*remoteEntry/) ?? [];
      // The chat's button is on every page.
      if (remote && remote !== 'chat') sections.add(remote);
    });
    const tables = collectReads(page);
    await visit('/chi-siamo');
    expect([...sections]).toEqual([]);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    // With a timeout: a page that renders nothing may never get an idle callback.
    await page.evaluate(
      (options) =>
        new Promise((resolve) =>
          requestIdleCallback(() => requestIdleCallback(resolve, options), options),
        ),
      { timeout: 2000 },
    );
    await page.waitForLoadState('networkidle');
    const expected = savesData ? [] : ['guides', 'handouts', 'representatives'];
    await expect.poll(() => [...sections].sort(), { timeout: 20_000 }).toEqual(expected);
    const reads = expected.filter((section) => section !== 'handouts');
    await expect.poll(() => tables.toSorted()).toEqual(reads);
    await page.locator('#menu a[href="/guide"]').click();
    await expect(page.locator('[data-mf="guides"] li a').first()).toBeVisible();
    if (!savesData) expect(tables).toHaveLength(2);
  });
}

/** The specification's section 2 on the navigation bar, sentence by sentence. */
import { languages } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { text } from '../allTexts.ts';
import { expect, test } from './fixtures.ts';
import { lookOfBar } from './lookOfBar.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const links = [
  { key: 'nav.home', path: '/' },
  { key: 'nav.about', path: '/chi-siamo' },
  { key: 'nav.representatives', path: '/rappresentanti' },
  { key: 'nav.handouts', path: '/dispense' },
  { key: 'nav.guides', path: '/guide' },
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of ['/', '/guide/tesi']) {
  test(`it is fixed, and transparent up to 20 px: ${path}`, async ({ page, visit }) => {
    await visit(path);
    const atTop = { position: 'fixed', top: 0, isTransparent: true, isBlurred: false };
    await expect.poll(() => lookOfBar(page)).toEqual({ ...atTop, hasBorder: false });
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect.poll(() => lookOfBar(page)).toEqual({ ...atTop, hasBorder: false });
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect
      .poll(() => lookOfBar(page))
      .toEqual({
        position: 'fixed',
        top: 0,
        isTransparent: false,
        isBlurred: true,
        hasBorder: true,
      });
  });
}

test('on the home page its colours change past 600 px', async ({ page, visit }) => {
  await visit('/');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(bar).toHaveAttribute('data-stage', 'scrolled');
  await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.evaluate(() => window.scrollTo(0, 601));
  await expect(bar).toHaveCSS('color', 'rgb(20, 22, 31)');
});

for (const path of ['/chi-siamo', '/rappresentanti', '/dispense', '/guide']) {
  test(`it has the primary colours at all times: ${path}`, async ({ page, visit }) => {
    await visit(path);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('color', 'rgb(20, 22, 31)');
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect(bar).toHaveCSS('color', 'rgb(20, 22, 31)');
  });
}

for (const language of languages) {
  test(`its five links lead where they say, and the one in use is marked (${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(desk);
    await visit('/chi-siamo', language);
    const nav = page.getByRole('banner').getByRole('navigation');
    await expect(nav.getByRole('link')).toHaveText(
      links.map(({ key }) => text('shell', language, key)),
    );
    for (const { key, path } of links) {
      const link = nav.getByRole('link', { name: text('shell', language, key), exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(nav.locator('[aria-current]')).toHaveCount(1);
    }
  });

  test(`it has the logo, the languages and the mail to the association (${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(desk);
    await visit('/guide', language);
    const bar = page.getByRole('banner');
    await expect(
      bar.getByRole('link', { name: text('shell', language, 'nav.contact') }),
    ).toHaveAttribute('href', `mailto:${demonstration.email}`);
    await expect(
      bar.getByRole('group', { name: text('shell', language, 'nav.language') }).getByRole('button'),
    ).toHaveText(['it', 'en']);
    await bar.getByRole('link', { name: demonstration.association }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the active link is marked on the pages below it too', async ({ page, visit }) => {
  await page.setViewportSize(desk);
  await visit('/guide/associations');
  const current = page.getByRole('banner').locator('a[aria-current="page"]:visible');
  await expect(current).toHaveText('Guide');
});

test('the links stand in the bar from the large breakpoint, in a menu below it', async ({
  page,
  visit,
}) => {
  await visit('/guide');
  const bar = page.getByRole('banner');
  const toggle = bar.locator('button[aria-controls="menu"]');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(bar.getByRole('link', { name: 'Chi siamo' })).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(bar.getByRole('link', { name: 'Chi siamo' })).toBeHidden();
  await expect(toggle).toBeVisible();
});

test('the menu of a phone closes on a tap and on navigation, and Esc gives the focus back', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
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

  // The page that it leads to is already open.
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
});

for (const path of ['/', '/chi-siamo', '/rappresentanti', '/dispense', '/guide']) {
  test(`nothing is wider than a screen of 320 px: ${path}`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

for (const spares of [false, true]) {
  const then = spares ? 'nothing where data are to be spared' : 'what its links lead to';
  test(`the open menu fetches ${then}`, async ({ page, visit }) => {
    await page.setViewportSize(phone);
    if (spares) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const [, remote] = request.url().match(/\/([a-z-]+)\/[^/]+\/[^/]*remoteEntry/) ?? [];
      if (remote) fetched.add(remote);
    });
    await visit('/chi-siamo');
    expect([...fetched]).toEqual([]);
    await page.getByRole('button', { name: text('shell', 'it', 'nav.openMenu') }).click();
    const wanted = spares ? [] : ['guides', 'handouts', 'representatives'];
    // A page that draws nothing may never be called idle.
    await page.evaluate(
      (options) =>
        new Promise((over) =>
          requestIdleCallback(() => requestIdleCallback(over, options), options),
        ),
      { timeout: 2000 },
    );
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...fetched].sort(), { timeout: 20_000 }).toEqual(wanted);
  });
}

test('the menu shows where one is going, and closes with the page that it leads to', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit('/');
  await page.getByRole('button', { name: text('shell', 'it', 'nav.openMenu') }).click();
  const seen = page.evaluate(
    () =>
      new Promise<{ marked: string | null; open: boolean; title: string }[]>((resolve) => {
        const moments: { marked: string | null; open: boolean; title: string }[] = [];
        const menu = document.querySelector<HTMLElement>('#menu');
        const look = () => {
          const marked = menu?.querySelector('[data-followed]')?.getAttribute('href') ?? null;
          const title = document.querySelector('h1')?.textContent ?? '';
          moments.push({ marked, open: menu?.hidden === false, title });
          if (menu?.hidden) resolve(moments);
        };
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
        });
      }),
  );
  const title = await page.locator('h1').textContent();
  await page.locator('#menu a[href="/guide"]').click();
  const moments = await seen;
  expect(moments).toContainEqual({ marked: '/guide', open: true, title });
  expect(moments.filter(({ open, title: now }) => open && now !== title)).toEqual([]);
  const last = moments.at(-1);
  expect(last?.marked).toBeNull();
  expect(last?.title).not.toBe(title);
  // Back where it was open, it is not.
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('[data-followed]')).toHaveCount(0);
});

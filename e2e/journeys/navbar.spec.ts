/** The navbar. */
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { addressIn, expect, test } from './fixtures.ts';
import { navbarStyle } from './navbarStyle.ts';
import { testedLanguages, translateIn } from './testScope.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const links = [
  { it: 'Home', en: 'Home', path: '/' },
  { it: 'Chi siamo', en: 'About us', path: '/chi-siamo' },
  { it: 'Rappresentanti', en: 'Representatives', path: '/rappresentanti' },
  { it: 'Dispense', en: 'Handouts', path: '/dispense' },
  { it: 'Guide', en: 'Guides', path: '/guide' },
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

// @spec navigation.1 navigation.2 states.5 constants.2
test('is fixed, and transparent up to 20 px', async ({ page, visit }) => {
  for (const path of ['/', '/guide/tesi']) {
    await visit(path);
    const atTop = { position: 'fixed', top: 0, isTransparent: true, isBlurred: false };
    await expect.poll(() => navbarStyle(page)).toEqual({ ...atTop, hasBorder: false });
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect.poll(() => navbarStyle(page)).toEqual({ ...atTop, hasBorder: false });
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect
      .poll(() => navbarStyle(page))
      .toEqual({
        position: 'fixed',
        top: 0,
        isTransparent: false,
        isBlurred: true,
        hasBorder: true,
      });
  }
});

// @spec navigation.3 constants.2
test('changes its colours past 600 px on the home page', async ({ page, visit }) => {
  await visit('/');
  const navbar = page.getByRole('banner');
  await expect(navbar).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(navbar).toHaveAttribute('data-stage', 'scrolled');
  await expect(navbar).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.evaluate(() => window.scrollTo(0, 601));
  await expect(navbar).toHaveCSS('color', 'rgb(20, 22, 31)');
});

// @spec navigation.4
test('always has the primary colours on other pages', async ({ page, visit }) => {
  const navbar = page.getByRole('banner');
  for (const { path } of links.slice(1)) {
    await visit(path);
    await expect(navbar).toHaveCSS('color', 'rgb(20, 22, 31)');
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect(navbar).toHaveCSS('color', 'rgb(20, 22, 31)');
  }
});

for (const language of testedLanguages) {
  // @spec product.2 navigation.5 navigation.6
  test(`has five links, and the current one is marked (${language})`, async ({ page, visit }) => {
    await page.setViewportSize(desktop);
    await visit('/chi-siamo', language);
    const nav = page.getByRole('banner').getByRole('navigation');
    await expect(nav.getByRole('link')).toHaveText(links.map((link) => link[language]));
    for (const { path, ...names } of links) {
      const link = nav.getByRole('link', { name: names[language], exact: true });
      await link.click();
      await expect(page).toHaveURL(addressIn(language, path));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(nav.locator('[aria-current]')).toHaveCount(1);
    }
  });

  // @spec navigation.9 navigation.10 calls.21 constants.1
  test(`has the logo, the languages and a mail link (${language})`, async ({ page, visit }) => {
    await page.setViewportSize(desktop);
    await visit('/guide', language);
    const navbar = page.getByRole('banner');
    await expect(
      navbar.getByRole('link', { name: language === 'it' ? 'Contattaci' : 'Contact us' }),
    ).toHaveAttribute('href', `mailto:${demonstration.email}`);
    await expect(
      navbar
        .getByRole('group', { name: language === 'it' ? 'Lingua' : 'Language' })
        .getByRole('button'),
    ).toHaveText(['it', 'en']);
    await navbar.getByRole('link', { name: demonstration.association }).click();
    await expect(page).toHaveURL(addressIn(language, '/'));
  });
}

for (const language of testedLanguages) {
  for (const { place, size } of [
    { place: 'menu', size: phone },
    { place: 'footer', size: desktop },
  ]) {
    // @spec routes.13
    test(`the ${place} leads to the sections of the home page (${language})`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(size);
      await visit('/guide', language);
      if (place === 'menu') await page.locator('button[aria-controls="menu"]').click();
      const sections = page
        .getByRole('list', {
          name: translateIn(language)('Nella pagina iniziale', 'On the home page'),
        })
        .getByRole('link');
      await expect(sections).toHaveText(
        language === 'it'
          ? ['Calcolatori', 'Marketplace', 'Eventi', 'Assistente']
          : ['Calculators', 'Marketplace', 'Events', 'Assistant'],
      );
      await sections.nth(2).click();
      await expect(page).toHaveURL(addressIn(language, '/#eventi'));
      await expect(page.locator('#menu')).toBeHidden();
      await expect(page.locator('#eventi h2')).toBeInViewport();
    });
  }
}

// @spec navigation.6
test('marks the active link on child pages too', async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit('/guide/associations');
  const current = page.getByRole('banner').locator('a[aria-current="page"]:visible');
  await expect(current).toHaveText('Guide');
});

// @spec navigation.7
test('shows its links from the large breakpoint, and a menu below it', async ({ page, visit }) => {
  await visit('/guide');
  const navbar = page.getByRole('banner');
  const toggle = navbar.locator('button[aria-controls="menu"]');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(navbar.getByRole('link', { name: 'Chi siamo' })).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(navbar.getByRole('link', { name: 'Chi siamo' })).toBeHidden();
  await expect(toggle).toBeVisible();
});

// @spec navigation.8 states.5
test('the menu closes on tap and navigation, and Esc restores the focus', async ({
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
});

test('fits a viewport of 320 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of links) {
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

for (const savesData of [false, true]) {
  const expectation = savesData ? 'nothing with Save-Data' : 'the sections of its links';
  test(`the open menu prefetches ${expectation}`, async ({ page, visit }) => {
    await page.setViewportSize(phone);
    if (savesData) {
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
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const expected = savesData ? [] : ['guides', 'handouts', 'representatives'];
    // With a timeout: a page that renders nothing may never get an idle callback.
    await page.evaluate(
      (options) =>
        new Promise((resolve) =>
          requestIdleCallback(() => requestIdleCallback(resolve, options), options),
        ),
      { timeout: 2000 },
    );
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...fetched].sort(), { timeout: 20_000 }).toEqual(expected);
  });
}

test('the menu marks the followed link and closes when its page is shown', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit('/');
  await page.getByRole('button', { name: 'Apri il menu' }).click();
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
  await page.locator('#menu a[href="/guide"]').click();
  const moments = await recorded;
  expect(moments.filter(({ open }) => open).at(-1)).toEqual({
    marked: '/guide',
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

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

test('fits a viewport of 320 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of links) {
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

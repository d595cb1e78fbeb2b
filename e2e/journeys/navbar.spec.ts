/** The navbar. */
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { navbarStyle } from './navbarStyle.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const links = [
  { name: 'Home', path: '/' },
  { name: 'Chi siamo', path: '/chi-siamo' },
  { name: 'Rappresentanti', path: '/rappresentanti' },
  { name: 'Dispense', path: '/dispense' },
  { name: 'Guide', path: '/guide' },
];

/** Transparent up to 20 px, then blurred with a border. */
async function expectToChangeAt20(page: Page): Promise<void> {
  const atTop = {
    position: 'fixed',
    top: 0,
    isTransparent: true,
    isBlurred: false,
    hasBorder: false,
  };
  await expect.poll(() => navbarStyle(page)).toEqual(atTop);
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(() => navbarStyle(page)).toEqual(atTop);
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect
    .poll(() => navbarStyle(page))
    .toEqual({ ...atTop, isTransparent: false, isBlurred: true, hasBorder: true });
}

const light = 'rgb(255, 255, 255)';
const dark = 'rgb(20, 22, 31)';

// @spec navigation.1 navigation.2 navigation.3 states.5 constants.2
test('on the home page, is fixed, transparent up to 20 px, and dark past 600 px', async ({
  page,
  visit,
}) => {
  await visit('/');
  const navbar = page.getByRole('banner');
  await expectToChangeAt20(page);
  await expect(navbar).toHaveCSS('color', light);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(navbar).toHaveAttribute('data-stage', 'scrolled');
  await expect(navbar).toHaveCSS('color', light);
  await page.evaluate(() => window.scrollTo(0, 601));
  await expect(navbar).toHaveCSS('color', dark);
});

// @spec navigation.1 navigation.2 navigation.4 navigation.6 navigation.7
test('on a child page, is always dark, with the active link, or a menu on small screens', async ({
  page,
  visit,
}) => {
  await visit('/guide/associations');
  const navbar = page.getByRole('banner');
  await expect(navbar).toHaveCSS('color', dark);
  await expectToChangeAt20(page);

  await page.setViewportSize(desktop);
  await expect(navbar.locator('a[aria-current="page"]:visible')).toHaveText('Guide');

  const toggle = navbar.locator('button[aria-controls="menu"]');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(navbar.getByRole('link', { name: 'Chi siamo' })).toBeVisible();
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(navbar.getByRole('link', { name: 'Chi siamo' })).toBeHidden();
  await expect(toggle).toBeVisible();
});

test('lies with the page below what the frame has above it', async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  const top = (role: 'banner' | 'heading') =>
    page
      .getByRole(role)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  await visit('/guide');
  const heading = await top('heading');
  await page.getByRole('banner').evaluate((navbar) => {
    const above = document.createElement('p');
    above.dataset.aboveBar = '';
    navbar.before(above);
  });
  await expect.poll(() => top('banner')).toBeGreaterThan(40);
  expect((await top('heading')) - heading).toBe(await top('banner'));
});

// @spec product.2 navigation.4 navigation.5 navigation.6 navigation.9 navigation.10 calls.21 constants.1
test('has five links, the languages, a mail link and the logo', async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit('/chi-siamo');
  const navbar = page.getByRole('banner');
  const nav = navbar.getByRole('navigation');
  await expect(nav.getByRole('link')).toHaveText(links.map(({ name }) => name));
  for (const { name, path } of links) {
    const link = nav.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    if (path === '/') continue;
    await expect(navbar).toHaveCSS('color', dark);
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect(navbar).toHaveCSS('color', dark);
  }
  await expect(navbar.getByRole('link', { name: 'Contattaci' })).toHaveAttribute(
    'href',
    `mailto:${demonstration.email}`,
  );
  await expect(navbar.getByRole('group', { name: 'Lingua' }).getByRole('button')).toHaveText([
    'it',
    'en',
  ]);
  await navbar.getByRole('link', { name: demonstration.association }).click();
  await expect(page).toHaveURL('/');
});

// @spec routes.13
test('the menu and the footer lead to the sections of the home page', async ({ page, visit }) => {
  await visit('/guide');
  for (const { location, size } of [
    { location: 'menu', size: phone },
    { location: 'footer', size: desktop },
  ]) {
    await page.setViewportSize(size);
    if (location === 'menu') await page.locator('button[aria-controls="menu"]').click();
    const sections = page.getByRole('list', { name: 'Nella pagina iniziale' }).getByRole('link');
    await expect(sections).toHaveText(['Calcolatori', 'Marketplace', 'Eventi', 'Assistente']);
    await sections.nth(2).click();
    await expect(page).toHaveURL('/#eventi');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('#eventi h2')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/guide');
  }
});

test('fits a viewport of 320 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/');
  await page.waitForLoadState('networkidle');
  for (const { name, path } of links) {
    await page.locator('button[aria-controls="menu"]').click();
    await page.locator('#menu').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('main :is(h3, li, article)').first()).toBeVisible();
    // Sections of the home page load when they come near.
    if (path !== '/') await expect(page.locator('main').getByText(/^Caricamento/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

/** Every route with its rows, hydrated in place: in WebKit in Italian and the light theme, in Firefox in English and the dark one. */
import { healthPages, routePaths } from '../../../shell/src/routePaths.ts';
import { horizontalOverflow } from '../layout.ts';
import type { TestedLanguage } from '../testScope.ts';
import { expect, section, test } from './fixtures.ts';

/** Every route, with what only a row of the database is on it. */
const routes = [
  { path: '/', row: '#dispensen li time' },
  { path: '/rappresentanti', row: `${section('representatives')} h2` },
  { path: '/dispense', row: `${section('handouts')} a` },
  { path: '/dispense/primo-anno', row: `${section('handouts')} li a` },
  { path: '/dispense/secondo-anno', row: `${section('handouts')} li a` },
  { path: '/dispense/terzo-anno', row: `${section('handouts')} li a` },
  { path: '/dispense/primo-anno/Microeconomia', row: `${section('handouts')} li time` },
  { path: '/dispense/secondo-anno/Statistica', row: `${section('handouts')} li time` },
  { path: '/dispense/terzo-anno/Econometria', row: `${section('handouts')} li time` },
  { path: '/dispense/clmg', row: `${section('handouts')} a` },
  { path: '/dispense/clmg/primo-anno', row: `${section('handouts')} li time` },
  { path: '/guide', row: `${section('guides')} a` },
  { path: '/guide/associations', row: `${section('guides')} h2 a` },
  { path: '/guide/domande', row: `${section('guides')} h2` },
  { path: '/guide/domande/1b59abe1-34a8-b62f-88de-cef8c2b07d98', row: `${section('guides')} p` },
  { path: '/chi-siamo', row: 'main h2' },
  { path: '/versioni', row: 'main h2' },
  // One of the pages of the teams, which differ in what visitors reported: here nothing.
  { path: '/versioni/guides', row: 'main a[href^="/versioni"]' },
  { path: '/accessibilita', row: 'main h2' },
  { path: '/nope', row: 'main a:text-is("Return to Home")' },
];

test('no route of the site is left out', { tag: '@engines' }, () => {
  const missing = routePaths
    .filter((route) => !healthPages.some(({ path }) => path === route))
    .filter((route) => {
      const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
      return !routes.some(({ path }) => pattern.test(path));
    });
  expect(missing).toEqual([]);
});

/** What a skeleton says to a screen reader. */
const loading: Readonly<Record<TestedLanguage, string>> = {
  it: 'Caricamento in corso',
  en: 'Loading',
};

/** The colour of the page in each theme (`theme.css`, `base.css`). */
const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(14, 16, 22)' };

// @spec product.12 routes.3 routes.9 routes.11
test('every route shows its rows, hydrated in place', { tag: '@engines' }, async ({
  page,
  colorScheme,
  visit,
}) => {
  // Twenty pages.
  test.setTimeout(180_000);
  const isDark = colorScheme === 'dark';
  const language = isDark ? 'en' : 'it';
  for (const { path, row } of routes) {
    await test.step(path, async () => {
      await visit(path, language);
      await expect(page.locator(row).first()).toBeVisible();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveCSS('background-color', paper[isDark ? 'dark' : 'light']);
      // Sections far below the first one wait until they are near, if they were not in the HTML.
      const slot = page.locator(path === '/' ? '#dispensen' : 'main');
      await expect(slot.getByText(loading[language], { exact: true })).toHaveCount(0);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    });
  }
});

import { healthPages, routePaths } from '../../shell/src/routePaths.ts';
import type { TestedLanguage } from '../journeys/testScope.ts';
import type { ColorScheme } from './browsers/tab.ts';
import { expect, test } from './fixtures.ts';

/** Every route, with what only a row of the database is on it. */
const routes = [
  { path: '/', row: '//*[@id="dispensen"]//li//time' },
  { path: '/rappresentanti', row: '//*[@data-mf="representatives"]//h2' },
  { path: '/dispense', row: '//*[@data-mf="handouts"]//a' },
  ...['primo', 'secondo', 'terzo'].map((year) => ({
    path: `/dispense/${year}-anno`,
    row: '//*[@data-mf="handouts"]//li//a',
  })),
  { path: '/dispense/primo-anno/Microeconomia', row: '//*[@data-mf="handouts"]//li//time' },
  { path: '/dispense/secondo-anno/Statistica', row: '//*[@data-mf="handouts"]//li//time' },
  { path: '/dispense/terzo-anno/Econometria', row: '//*[@data-mf="handouts"]//li//time' },
  { path: '/dispense/clmg', row: '//*[@data-mf="handouts"]//a' },
  { path: '/dispense/clmg/primo-anno', row: '//*[@data-mf="handouts"]//li//time' },
  { path: '/guide', row: '//*[@data-mf="guides"]//a' },
  { path: '/guide/associations', row: '//*[@data-mf="guides"]//h2//a' },
  { path: '/chi-siamo', row: '//main//h2' },
  { path: '/versioni', row: '//main//h2' },
  // One of the pages of the teams, which differ in what visitors reported: here nothing.
  { path: '/versioni/guides', row: '//main//a[starts-with(@href, "/versioni")]' },
  { path: '/accessibilita', row: '//main//h2' },
  { path: '/nope', row: '//a[normalize-space(.)="Return to Home"]' },
] as const;

/** Routes without one of the pages above. */
export const missingRoutes = routePaths
  .filter((route) => !healthPages.some(({ path }) => path === route))
  .filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !routes.some(({ path }) => pattern.test(path));
  });

/** What a skeleton says to a screen reader. */
const loading: Readonly<Record<TestedLanguage, string>> = {
  it: 'Caricamento in corso',
  en: 'Loading',
};

/** The colour of the page in each theme (`theme.css`, `base.css`). */
const paper: Readonly<Record<ColorScheme, string>> = {
  light: 'rgb(251, 250, 247)',
  dark: 'rgb(14, 16, 22)',
};

/** Opens every route with its rows, hydrated in place, in a language and a theme. */
export function testRoutes(language: TestedLanguage, scheme: ColorScheme): void {
  for (const { path, row } of routes) {
    test(`${path} shows its rows (${language}, ${scheme})`, async ({ tab }) => {
      await tab.visit(path, language);
      await tab.see(row);
      const { lang, background } = await tab.evaluate(() => {
        const page = document.documentElement;
        return { lang: page.lang, background: getComputedStyle(page).backgroundColor };
      }, null);
      expect({ lang, background }).toEqual({ lang: language, background: paper[scheme] });
      // Sections far below the first one wait until they are near, if they were not in the HTML.
      const slot = path === '/' ? '//*[@id="dispensen"]' : '//main';
      await tab.seeNone(`${slot}//*[normalize-space(.)="${loading[language]}"]`);
      const width = () => document.documentElement.scrollWidth - innerWidth;
      expect(await tab.evaluate(width, null)).toBeLessThanOrEqual(0);
    });
  }
}

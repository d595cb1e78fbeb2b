import type { Page } from '@playwright/test';
import { axeFindings } from '../../tools/browser/axeFindings.ts';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { homeSlots } from '../faults/slots.ts';
import { flattenTexts, namespaces } from '../translations.ts';
import { expect, test } from './fixtures.ts';
import { type TestedLanguage, testedLanguages } from './testScope.ts';

const paths = [
  '/',
  '/chi-siamo',
  '/accessibilita',
  '/rappresentanti',
  '/dispense',
  '/dispense/primo-anno',
  '/dispense/clmg',
  '/dispense/clmg/primo-anno',
  '/guide',
  '/guide/associations',
  '/guide/domande',
  '/nope',
];

/** Pages without a remote. */
const shellPages = ['/chi-siamo', '/accessibilita', '/nope'];

/** The text keys that cannot occur in a sentence. */
const keys = namespaces.flatMap(({ texts: { it } }) =>
  [...flattenTexts(it).keys()].filter((key) => key.includes('.')),
);

const signIn =
  /^(accedi|entra|login|log ?in|sign ?(in|up)|registrati|iscriviti ora|il mio account|my account)/i;

for (const path of paths) {
  // @spec product.6 product.9 entities.13 roles.6
  test(`axe finds no violation on ${path}, which is translated, without a sign-in`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    for (const language of testedLanguages) {
      if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (path === '/') {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.getByRole('banner')).toHaveAttribute('data-stage', 'top');
        // Before scrolling: over the hero axe cannot tell the transparent navbar's background.
        expect(await axeFindings(page)).toEqual([]);
        await scrollThrough(page, language);
      } else if (!shellPages.includes(path)) {
        await expect(page.locator('main [data-mf]')).not.toHaveCount(0);
      }
      // The accessibility tree. After an intended change run this file with `--update-snapshots`, and
      // restore the patterns of dates and hosts.
      for (const part of path === '/'
        ? (['banner', 'contentinfo'] as const)
        : (['main'] as const)) {
        const name = `${path.slice(1).replaceAll('/', '-') || part}.${language}.aria.yml`;
        await expect(page.getByRole(part)).toMatchAriaSnapshot({ name });
      }
      const shown = await page.evaluate(() => document.body.textContent);
      expect(keys.filter((key) => shown.includes(key))).toEqual([]);
      await expect(page.locator('[type="password"], [autocomplete*="username"]')).toHaveCount(0);
      await expect(page.locator('a, button').filter({ hasText: signIn })).toHaveCount(0);
      // Colours do not depend on the language.
      if (language === 'it') {
        expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
        await page.emulateMedia({ colorScheme: null });
      } else expect(await axeFindings(page)).toEqual([]);
    }
    // Supabase’s client keeps a session under `sb-…-auth-token`.
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
    );
    expect(stored.filter((key) => /^sb-|token|session/i.test(key))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

/** Scrolls to every section of the home page and waits until it has loaded, in the language. */
async function scrollThrough(page: Page, language: TestedLanguage): Promise<void> {
  for (const { container, content, heading } of homeSlots) {
    const section = page.locator(container);
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator(content).first()).toBeVisible();
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(heading[language]);
  }
}

import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { homeSlots } from '../faults/slots.ts';
import { expect, test } from './fixtures.ts';
import { testedLanguages } from './testScope.ts';

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
  '/nope',
];

/** Pages without a remote. */
const shellPages = ['/chi-siamo', '/accessibilita', '/nope'];

for (const path of paths) {
  test(`axe finds no violation on ${path}`, async ({ page, visit }) => {
    for (const language of testedLanguages) {
      await visit(path, language);
      if (path === '/') {
        // Before scrolling: over the hero axe cannot tell the transparent navbar's background.
        expect(await axeFindings(page)).toEqual([]);
        await scrollThrough(page);
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
      // Colours do not depend on the language.
      if (language === 'it') {
        expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
        await page.emulateMedia({ colorScheme: null });
      } else expect(await axeFindings(page)).toEqual([]);
    }
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  // The search button shows its shortcut only there: what is read aloud must contain what is seen.
  test('axe finds no violation in the banner', async ({ page, visit }) => {
    await visit('/chi-siamo');
    const search = page.getByRole('banner').getByRole('button', { name: 'Cerca nel sito Ctrl K' });
    await expect(search).toBeVisible();
    expect(await axeFindings(page, 'header')).toEqual([]);
  });
});

/** Scrolls to every section of the home page and waits until it has loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const { container, content } of homeSlots) {
    await page.locator(container).scrollIntoViewIfNeeded();
    await expect(page.locator(container).locator(content).first()).toBeVisible();
  }
}

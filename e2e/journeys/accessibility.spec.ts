import type { Page } from '@playwright/test';
import { languages } from 'shared/contract';
import { axeFindings, axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { homePlaces } from '../faults/sectionPlaces.ts';
import { expect, test } from './fixtures.ts';

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

/** Pages that no section fills. */
const ofShell = ['/chi-siamo', '/accessibilita', '/nope'];

for (const path of paths) {
  for (const language of languages) {
    test(`axe finds nothing on ${path} (${language})`, async ({ page, visit }) => {
      await visit(path, language);
      if (path === '/') {
        // At its top the bar has no background of its own, and what it stands on is not its parent.
        expect(await axeFindings(page)).toEqual([]);
        await scrollThrough(page);
      } else if (!ofShell.includes(path)) {
        await expect(page.locator('main [data-mf]')).not.toHaveCount(0);
      }
      // What a screen reader finds, name by name: who changes it on purpose runs this file with
      // `--update-snapshots`, reads the difference, and leaves dates and hosts as the patterns they are.
      for (const part of path === '/'
        ? (['banner', 'contentinfo'] as const)
        : (['main'] as const)) {
        const name = `${path.slice(1).replaceAll('/', '-') || part}.${language}.aria.yml`;
        await expect(page.getByRole(part)).toMatchAriaSnapshot({ name });
      }
      // Colours do not depend on the language.
      if (language === 'it') expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
      else expect(await axeFindings(page)).toEqual([]);
    });
  }
}

/** Brings every section of the home page near, and waits until each shows what is its own. */
async function scrollThrough(page: Page): Promise<void> {
  for (const { within, sign } of homePlaces) {
    await page.locator(within).scrollIntoViewIfNeeded();
    await expect(page.locator(within).locator(sign).first()).toBeVisible();
  }
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page or in a part of it, one line a rule with the elements that break it. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Left to itself it opens a second page for what the frames of this one say; the site has none.
  await expect(page.locator('iframe, frame')).toHaveCount(0);
  const builder = new AxeBuilder({ page })
    // What passes is counted, and not described node by node: nobody reads it.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode();
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
}

/**
 * What axe finds in light and then in dark, which an open page takes over from the system: loading it
 * anew takes longer than looking at it.
 */
export async function axeFindingsOfSchemes(
  page: Page,
  within?: string,
): Promise<Record<'light' | 'dark', string[]>> {
  const findingsIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A colour that is still changing has the contrast of neither scheme.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    return axeFindings(page, within);
  };
  return { light: await findingsIn('light'), dark: await findingsIn('dark') };
}

/** What is to be found: nothing, or the comparison names the scheme. */
export const noFindings = { light: [], dark: [] };

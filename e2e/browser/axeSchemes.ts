import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../tools/browser/axeFindings.ts';

/** The axe violations in the light and in the dark theme, without loading the page again. */
export async function axeFindingsOfSchemes(
  page: Page,
  within?: string,
): Promise<Record<'light' | 'dark', string[]>> {
  const findingsIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A colour in transition has the contrast of neither theme.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    return axeFindings(page, within);
  };
  return { light: await findingsIn('light'), dark: await findingsIn('dark') };
}

/** The expected result; a failed comparison names the theme. */
export const noFindings = { light: [], dark: [] };

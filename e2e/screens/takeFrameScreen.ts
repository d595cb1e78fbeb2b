import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../../tools/browser/axeFindings.ts';
import type { FrameScreen } from './frameScreens.ts';
import { saveWebp } from './saveWebp.ts';

interface FrameScreenshot {
  /** In bytes. */
  size: number;
  /** Axe violations. */
  findings: string[];
}

/** Takes a screenshot of the frame as WebP and runs axe on the same page. */
export async function takeFrameScreen(
  browser: Browser,
  siteUrl: string,
  screen: FrameScreen,
  path: string,
): Promise<FrameScreenshot> {
  const context = await browser.newContext({
    viewport: screen.size,
    colorScheme: screen.theme,
    reducedMotion: 'reduce',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  });
  try {
    const page = await context.newPage();
    const address = new URL(screen.path, siteUrl);
    if (screen.language !== 'it') address.searchParams.set('lang', screen.language);
    await page.goto(address.href, { waitUntil: 'networkidle' });
    await settled(page);
    await screen.prepare?.(page);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // An animation that is cancelled meanwhile rejects.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    const png = await page.screenshot({ fullPage: screen.fullPage });
    return {
      size: await saveWebp(browser, png, path),
      findings: await axeFindings(page),
    };
  } finally {
    await context.close();
  }
}

/** Resolves when no loading bar is shown. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.animate-loading').waitFor({ state: 'detached' });
}

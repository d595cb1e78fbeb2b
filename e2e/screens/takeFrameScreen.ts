import type { Browser } from '@playwright/test';
import { axeFindings } from '../browser/axeFindings.ts';
import type { FrameScreen } from './frameScreens.ts';
import { saveWebp } from './saveWebp.ts';
import { settled } from './settled.ts';

export interface Taken {
  /** Bytes. */
  size: number;
  /** What axe finds on what is shown. */
  findings: string[];
}

/** Takes one picture of the frame as WebP and lets axe look at the same page. */
export async function takeFrameScreen(
  browser: Browser,
  siteUrl: string,
  screen: FrameScreen,
  path: string,
): Promise<Taken> {
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
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
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

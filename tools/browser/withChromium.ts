import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from './ensureChromium.ts';
import { launchArguments } from './launchArguments.ts';

/** Calls `use` with a Chromium, which is downloaded if there is none, and closes it afterwards. */
export async function withChromium<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

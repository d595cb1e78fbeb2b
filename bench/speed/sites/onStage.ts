import type { Browser } from '@playwright/test';
import { openBrowser } from '../browser.ts';
import { openStage, type Stage } from './stage.ts';

/**
 * Runs a part on a stage of its own, with a browser that trusts it, and clears both away however that
 * ends.
 *
 * @param more Arguments for the browser.
 */
export async function onStage<Result>(
  run: (stage: Stage, browser: Browser) => Promise<Result>,
  more: readonly string[] = [],
): Promise<Result> {
  const stage = await openStage();
  try {
    const browser = await openBrowser(stage.certificate, more);
    try {
      return await run(stage, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await stage.stop();
  }
}

import { join } from 'node:path';
import type { BrowserType } from '@playwright/test';
import { type Engine, type EngineOptions, viewport } from './tab.ts';

/** Starts one of the browsers that Playwright builds. */
export async function startPlaywrightBuild(
  type: BrowserType,
  { colorScheme, downloads }: EngineOptions,
): Promise<Engine> {
  const browser = await type.launch();
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Rome',
  });
  const page = await context.newPage();
  page.on('download', (download) => {
    void download.saveAs(join(downloads, download.suggestedFilename()));
  });
  return {
    tab: {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      forward: async () => void (await page.goForward()),
      reload: async () => void (await page.reload()),
      run: (expression) => page.evaluate(expression),
      clickAt: ({ x, y }) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      screenshot: () => page.screenshot(),
    },
    close: () => browser.close(),
  };
}

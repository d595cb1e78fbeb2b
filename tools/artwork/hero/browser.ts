import { createRequire } from 'node:module';
import { ensureChromium } from '../../browser/ensureChromium.ts';
import { launchArguments } from '../../browser/launchArguments.ts';

export interface Size {
  width: number;
  height: number;
}

/** As much of Playwright as drawing needs; the browser is the tests' own. */
export interface Page {
  setContent(html: string): Promise<void>;
  evaluate<T, R>(task: (argument: T) => R | Promise<R>, argument: T): Promise<R>;
  screenshot(options: PictureFormat): Promise<Buffer>;
  close(): Promise<void>;
}
export interface Browser {
  newPage(options: { viewport: Size }): Promise<Page>;
  close(): Promise<void>;
}
interface Playwright {
  chromium: { launch(options: { executablePath: string; args: string[] }): Promise<Browser> };
}

export type PictureFormat =
  | { type: 'png'; omitBackground?: boolean }
  | { type: 'jpeg'; quality: number };

const fromTheTests = createRequire(new URL('../../../e2e/package.json', import.meta.url));

export async function openBrowser(): Promise<Browser> {
  const { chromium }: Playwright = fromTheTests('@playwright/test');
  return chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
}

/** On a busy machine Chromium now and then says "Unable to capture screenshot", and then can. */
export async function capture(page: Page, format: PictureFormat): Promise<Buffer> {
  const attempts = 4;
  for (let attempt = 1; ; attempt++) {
    try {
      return await page.screenshot(format);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

import { createRequire } from 'node:module';
import { ensureChromium } from '../../e2e/browser/ensureChromium.ts';
import { launchArguments } from '../../e2e/browser/launchArguments.ts';
import type { Composition } from './compositions.ts';
import type { Scene } from './scene.ts';

/** One browser for all the pictures. */
export interface Studio {
  /** A canvas with the scene's plan on it, ready for its moments. */
  prepare(composition: Composition, scene: Scene, size: Size): Promise<Painter>;
  close(): Promise<void>;
}

export interface Painter {
  /** The scene at a second of the loop, as a PNG. */
  paint(second: number): Promise<Buffer>;
  close(): Promise<void>;
}

interface Size {
  width: number;
  height: number;
}

/** As much of Playwright as painting needs; the browser is the tests' own. */
interface Page {
  setContent(html: string): Promise<void>;
  evaluate<T>(task: (argument: T) => void, argument: T): Promise<void>;
  screenshot(options: { type: 'png' }): Promise<Buffer>;
  close(): Promise<void>;
}
interface Playwright {
  chromium: {
    launch(options: { executablePath: string; args: string[] }): Promise<{
      newPage(options: { viewport: Size }): Promise<Page>;
      close(): Promise<void>;
    }>;
  };
}

const fromTheTests = createRequire(new URL('../../e2e/package.json', import.meta.url));

export async function openStudio(): Promise<Studio> {
  const { chromium }: Playwright = fromTheTests('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  return {
    async prepare({ artwork }, scene, size) {
      const page = await browser.newPage({ viewport: size });
      await page.setContent(
        `<style>body{margin:0}svg{display:block}</style><svg width="${size.width}" height="${size.height}" viewBox="0 0 ${artwork.width} ${artwork.height}" preserveAspectRatio="none">${scene.still}<g id="moving"></g></svg>`,
      );
      return painterOn(page, scene);
    },
    close: () => browser.close(),
  };
}

function painterOn(page: Page, scene: Scene): Painter {
  let shown = '';
  let picture: Buffer | undefined;
  return {
    async paint(second) {
      const moving = scene.moving(second);
      // Nothing moves while the line holds.
      if (picture && moving === shown) return picture;
      await page.evaluate((content) => {
        const layer = document.getElementById('moving');
        if (layer) layer.innerHTML = content;
      }, moving);
      shown = moving;
      picture = await capture(page);
      return picture;
    },
    close: () => page.close(),
  };
}

/** On a busy machine Chromium now and then says "Unable to capture screenshot", and then can. */
async function capture(page: Page): Promise<Buffer> {
  const attempts = 4;
  for (let attempt = 1; ; attempt++) {
    try {
      return await page.screenshot({ type: 'png' });
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

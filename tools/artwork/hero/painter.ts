import { capture, openBrowser, type Page, type Size } from './browser.ts';
import type { HeroComposition } from './compositions.ts';
import type { Scene } from './scene.ts';

/** One browser for all the pictures. */
export interface Studio {
  /** A canvas with the scene's plan on it, ready for its moments. */
  prepare(composition: HeroComposition, scene: Scene, size: Size): Promise<Painter>;
  close(): Promise<void>;
}

export interface Painter {
  /** The scene at a second of the loop, as a PNG. */
  paint(second: number): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const browser = await openBrowser();
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
      picture = await capture(page, { type: 'png' });
      return picture;
    },
    close: () => page.close(),
  };
}

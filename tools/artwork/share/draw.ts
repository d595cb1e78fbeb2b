/**
 * Draws the pictures that messengers show with a link into `public/share/`:
 * `pnpm --filter shell share`. Words and colours come from the composition and the texts, the mark
 * from the favicon; no association is named, so they change only when those do.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from 'shared/contract';
import { type SharePicture, sharePictures } from '../../../shell/src/head/sharePicture.ts';
import { type Browser, capture, openBrowser, type Page } from '../hero/browser.ts';
import { size } from './composition.ts';
import { sheet } from './sheet.ts';
import { wordsOf } from './words.ts';

const folder = fileURLToPath(new URL('../../../shell/public/share/', import.meta.url));
const most = 60_000;
/** JPEG qualities, the best first; below the last, letters get a fringe that is seen. */
const qualities = [90, 86, 82, 78, 74, 70, 66, 62, 58];

draw().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function draw(): Promise<void> {
  const browser = await openBrowser();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    for (const picture of sharePictures) {
      for (const language of languages) await drawPicture(browser, picture, language);
    }
  } finally {
    await browser.close();
  }
}

async function drawPicture(
  browser: Browser,
  picture: SharePicture,
  language: Language,
): Promise<void> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(sheet(wordsOf(picture, language), language));
  await page.evaluate(async () => {
    await document.fonts.ready;
  }, undefined);
  const name = `${picture}-${language}.jpg`;
  const { jpeg, quality } = await smallEnough(page, name);
  await page.close();
  writeFileSync(join(folder, name), jpeg);
  console.log(`${name}: ${(jpeg.length / 1000).toFixed(1)} kB at ${quality} %`);
}

async function smallEnough(page: Page, name: string): Promise<{ jpeg: Buffer; quality: number }> {
  for (const quality of qualities) {
    const jpeg = await capture(page, { type: 'jpeg', quality });
    if (jpeg.length <= most) return { jpeg, quality };
  }
  throw new Error(`${name} is larger than ${most / 1000} kB at every quality.`);
}

/**
 * Draws the pictures that messengers show with a link into `public/share/`: `pnpm --filter tools share`.
 * Run it after a change of the titles, the accents or the mark; the association's name is not in them.
 */
import type { Browser, Page } from '@playwright/test';
import { languages } from 'shared/contract';
import { sharePictures } from '../../../shell/src/head/sharePicture.ts';
import { runProgram } from '../../program.ts';
import { capture, drawInto, writePicture } from '../browser.ts';
import { shareHtml, size } from './shareHtml.ts';

const maximumBytes = 60_000;

await runProgram(() => drawInto('share', drawPictures));

async function drawPictures(browser: Browser, folder: string): Promise<void> {
  for (const picture of sharePictures) {
    for (const language of languages) {
      const page = await browser.newPage({ viewport: size });
      await page.setContent(await shareHtml(picture, language));
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      writePicture(`${folder}/${picture}-${language}.jpg`, await smallestLoss(page), maximumBytes);
      await page.close();
    }
  }
}

/** The best JPEG within the limit. Below a quality of 58 %, letters get a visible fringe. */
async function smallestLoss(page: Page): Promise<Buffer> {
  for (let quality = 90; ; quality -= 4) {
    const jpeg = await capture(page, { type: 'jpeg', quality });
    if (jpeg.length <= maximumBytes || quality <= 58) return jpeg;
  }
}

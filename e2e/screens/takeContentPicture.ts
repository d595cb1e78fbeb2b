import type { Browser, Locator } from '@playwright/test';
import { type Box, boxAround } from './box.ts';
import type { ContentPicture } from './contentPictures.ts';
import { layMarkers } from './layMarkers.ts';
import { saveWebp } from './saveWebp.ts';

/** Wide enough for the tablet layout, narrow enough to be read at its full size in a document. */
const usualWidth = 760;
const height = 1600;

/** Takes one picture of the content guide and writes it as WebP; its size in bytes. */
export async function takeContentPicture(
  browser: Browser,
  siteUrl: string,
  picture: ContentPicture,
  path: string,
): Promise<number> {
  const { width = usualWidth } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  });
  await page.goto(siteUrl + picture.path, { waitUntil: 'networkidle' });
  await picture.prepare?.(page);
  const frame = picture.frame(page);
  for (const element of frame) await element.waitFor();
  await frame[0]?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await layMarkers(page, picture.markers(page));

  const { x, top, bottom } = picture.margin;
  const shown = boxAround(await Promise.all(frame.map(boxOf)));
  const png = await page.screenshot({
    clip: {
      x: shown.x - x,
      y: shown.y - top,
      width: shown.width + 2 * x,
      height: shown.height + top + bottom,
    },
  });
  await page.close();
  return saveWebp(browser, png, path);
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing is seen of ${element}.`);
  return box;
}

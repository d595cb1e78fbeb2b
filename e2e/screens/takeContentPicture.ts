import { isDeepStrictEqual } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { type Box, boxAround } from './box.ts';
import type { ContentPicture } from './contentPictures.ts';
import { layMarkers, measureMarkers } from './layMarkers.ts';
import { saveWebp } from './saveWebp.ts';

/** Wide enough for the tablet layout, narrow enough to be read at its full size in a document. */
const usualWidth = 760;
const height = 1600;
/** In frames. */
const stillFor = 30;

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

  const look = async () => ({
    shown: boxAround(await Promise.all(frame.map(boxOf))),
    markers: await measureMarkers(picture.markers(page)),
  });
  const { shown, markers } = await whenStill(page, look);
  await layMarkers(page, markers);
  const { x, top, bottom } = picture.margin;
  const png = await page.screenshot({
    clip: {
      x: shown.x - x,
      y: shown.y - top,
      width: shown.width + 2 * x,
      height: shown.height + top + bottom,
    },
  });
  if (!isDeepStrictEqual(await look(), { shown, markers })) {
    throw new Error(`${picture.name}: the page moved under its markers.`);
  }
  await page.close();
  return saveWebp(browser, png, path);
}

/** What is measured, once it stays as it is: sections that load late push and scroll a page. */
async function whenStill<Measure>(page: Page, measure: () => Promise<Measure>): Promise<Measure> {
  let last = await measure();
  for (let same = 0; same < stillFor; ) {
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    const next = await measure();
    same = isDeepStrictEqual(next, last) ? same + 1 : 0;
    last = next;
  }
  return last;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing is seen of ${element}.`);
  return box;
}

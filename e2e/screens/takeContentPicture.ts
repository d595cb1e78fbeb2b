import { isDeepStrictEqual } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { type Box, boxAround } from './box.ts';
import type { ContentPicture } from './contentPictures.ts';
import { measureMarkers, overlayMarkers } from './markers.ts';
import { saveWebp } from './saveWebp.ts';

/** Wide enough for the tablet layout, narrow enough to be readable in a document. */
const defaultWidth = 760;
const height = 1600;
/** How many animation frames the page must not move. */
const stableFrames = 30;

/** Takes a screenshot of the content guide as WebP; returns its size in bytes. */
export async function takeContentPicture(
  browser: Browser,
  siteUrl: string,
  picture: ContentPicture,
  path: string,
): Promise<number> {
  const { width = defaultWidth } = picture;
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

  const measure = async () => ({
    box: boxAround(await Promise.all(frame.map(boxOf))),
    markers: await measureMarkers(picture.markers(page)),
  });
  const { box, markers } = await whenStable(page, measure);
  await overlayMarkers(page, markers);
  const { x, top, bottom } = picture.margin;
  const png = await page.screenshot({
    clip: {
      x: box.x - x,
      y: box.y - top,
      width: box.width + 2 * x,
      height: box.height + top + bottom,
    },
  });
  if (!isDeepStrictEqual(await measure(), { box, markers })) {
    throw new Error(`${picture.name}: the page moved under its markers.`);
  }
  await page.close();
  return saveWebp(browser, png, path);
}

/** Measures until the result is stable, because sections that load late move the page. */
async function whenStable<Measure>(page: Page, measure: () => Promise<Measure>): Promise<Measure> {
  let last = await measure();
  for (let same = 0; same < stableFrames; ) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const next = await measure();
    same = isDeepStrictEqual(next, last) ? same + 1 : 0;
    last = next;
  }
  return last;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible.`);
  return box;
}

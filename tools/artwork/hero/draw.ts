/**
 * Draws the home page's hero into `public/hero/`: `pnpm --filter tools hero`. The same sources make the
 * same files with the same Chromium and ffmpeg.
 */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { heightAt, posterFile, videoFile } from '../../../shell/src/home/heroArtwork.ts';
import { runProgram } from '../../program.ts';
import { capture, checkSize, drawInto, openSvg } from '../browser.ts';
import { compositions, type HeroComposition } from './compositions.ts';
import { encodePoster, encodeVideos, requireEncoders } from './encode.ts';
import { composeScene, type Scene } from './scene.ts';
import { framesPerSecond, seconds } from './timeline.ts';

await runProgram(async () => {
  requireEncoders();
  await drawInto('hero', drawHero);
});

async function drawHero(browser: Browser, folder: string): Promise<void> {
  const files: string[] = [];
  const check = (file: string, maximumBytes: number) => {
    files.push(file);
    checkSize(basename(file), statSync(file).size, maximumBytes);
  };
  for (const composition of compositions) {
    const { artwork } = composition;
    const scene = composeScene(composition);
    for (const width of artwork.posters) {
      const map = await openMap(browser, composition, scene, width);
      // The video's last frame.
      const picture = await map.capture(seconds);
      await map.close();
      for (const format of ['avif', 'webp'] as const) {
        const file = `${folder}/${posterFile(artwork, width, format)}`;
        await encodePoster(picture, format, file);
        check(file, 60_000);
      }
    }
    const map = await openMap(browser, composition, scene, artwork.video);
    const videos = {
      mp4: `${folder}/${videoFile(artwork, 'mp4')}`,
      webm: `${folder}/${videoFile(artwork, 'webm')}`,
    };
    await encodeVideos(frames(map), videos);
    await map.close();
    for (const file of Object.values(videos)) check(file, 1_000_000);
  }
  const total = files.reduce((bytes, file) => bytes + statSync(file).size, 0);
  checkSize('everything', total, 3_000_000);
}

interface MapPage {
  /** The scene at a second of the loop, as a PNG. */
  capture(second: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Renders the scene in a browser page, `width` pixels wide. */
async function openMap(
  browser: Browser,
  { artwork }: HeroComposition,
  scene: Scene,
  width: number,
): Promise<MapPage> {
  const size = { width, height: heightAt(artwork, width) };
  const page = await openSvg(
    browser,
    size,
    `<svg width="${size.width}" height="${size.height}" viewBox="0 0 ${artwork.width} ${artwork.height}" preserveAspectRatio="none">${scene.still}<g id="moving"></g></svg>`,
  );
  let shown = '';
  let picture: Buffer | undefined;
  return {
    async capture(second) {
      const moving = scene.moving(second);
      // Nothing moves while the whole line is shown.
      if (picture && moving === shown) return picture;
      await page.locator('#moving').evaluate((layer, content) => {
        layer.innerHTML = content;
      }, moving);
      shown = moving;
      picture = await capture(page, { type: 'png' });
      return picture;
    },
    close: () => page.close(),
  };
}

async function* frames(map: MapPage): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    yield await map.capture(frame / framesPerSecond);
  }
}

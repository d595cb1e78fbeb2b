/**
 * Draws the home page's hero into `public/hero/`: `pnpm --filter shell hero`. The same sources make
 * the same pictures with the same Chromium and ffmpeg, so a change to the drawing is a change here.
 */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heightAt, posterFile, videoFile } from '../../../shell/src/home/heroArtwork.ts';
import { compositions, type HeroComposition } from './compositions.ts';
import { encodePoster, encodeVideos, requireEncoders } from './encode.ts';
import { openStudio, type Studio } from './painter.ts';
import { composeScene, type Scene } from './scene.ts';
import { framesPerSecond, seconds } from './timeline.ts';

const folder = fileURLToPath(new URL('../../../shell/public/hero/', import.meta.url));
const most = { poster: 60_000, video: 1_000_000, all: 3_000_000 };

let written = 0;

draw().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function draw(): Promise<void> {
  requireEncoders();
  const studio = await openStudio();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const drawings = compositions.map((composition) => ({
    composition,
    scene: composeScene(composition),
  }));
  try {
    for (const { composition, scene } of drawings) await drawPosters(studio, composition, scene);
    for (const { composition, scene } of drawings) await drawVideos(studio, composition, scene);
  } finally {
    await studio.close();
  }
  check('everything', written, most.all);
}

/** The still picture is the video's last frame. */
async function drawPosters(
  studio: Studio,
  composition: HeroComposition,
  scene: Scene,
): Promise<void> {
  const { artwork } = composition;
  for (const width of artwork.posters) {
    const painter = await studio.prepare(composition, scene, {
      width,
      height: heightAt(artwork, width),
    });
    const picture = await painter.paint(seconds);
    await painter.close();
    for (const format of ['avif', 'webp'] as const) {
      const file = join(folder, posterFile(artwork, width, format));
      await encodePoster(picture, format, file);
      weigh(file, most.poster);
    }
  }
}

async function drawVideos(
  studio: Studio,
  composition: HeroComposition,
  scene: Scene,
): Promise<void> {
  const { artwork } = composition;
  const painter = await studio.prepare(composition, scene, {
    width: artwork.video,
    height: heightAt(artwork, artwork.video),
  });
  const files = {
    mp4: join(folder, videoFile(artwork, 'mp4')),
    webm: join(folder, videoFile(artwork, 'webm')),
  };
  await encodeVideos(frames(), files);
  await painter.close();
  for (const file of Object.values(files)) weigh(file, most.video);

  async function* frames(): AsyncGenerator<Buffer> {
    for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
      yield await painter.paint(frame / framesPerSecond);
    }
  }
}

function weigh(file: string, limit: number): void {
  const { size } = statSync(file);
  written += size;
  check(basename(file), size, limit);
}

function check(what: string, bytes: number, limit: number): void {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB`);
  if (bytes > limit) throw new Error(`${what} is larger than ${limit / 1000} kB.`);
}

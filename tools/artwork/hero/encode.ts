import { spawn, spawnSync } from 'node:child_process';
import { framesPerSecond } from './timeline.ts';

/** ffmpeg's names of the encoders that the hero needs. */
const encoders = ['libaom-av1', 'libwebp', 'libsvtav1', 'libx264'];

/** @throws Error in one sentence when ffmpeg, or one of its encoders, is not here. */
export function requireEncoders(): void {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], {
    encoding: 'utf8',
  });
  if (error) {
    throw new Error(
      'The hero needs ffmpeg 5.1 or newer on the path (for example `sudo apt-get install ffmpeg`).',
    );
  }
  const missing = encoders.filter((name) => !stdout.includes(` ${name} `));
  if (missing.length) {
    throw new Error(`This ffmpeg lacks ${missing.join(', ')}, which the hero needs.`);
  }
}

/** Without dates, versions and random identifiers the same pictures make the same file. */
const plainly = ['-fflags', '+bitexact', '-flags', '+bitexact'];

/** One thread each: with more, some encoders divide the work differently from machine to machine. */
const poster = {
  avif: [
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=pc,format=yuv420p'],
    ...['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '24', '-cpu-used', '4'],
    ...['-color_range', 'pc', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
    ...['-color_trc', 'iec61966-2-1', '-threads', '1', '-f', 'avif'],
  ],
  webp: ['-c:v', 'libwebp', '-quality', '70', '-compression_level', '6', '-f', 'webp'],
};

export function encodePoster(
  png: Buffer,
  format: keyof typeof poster,
  file: string,
): Promise<void> {
  return ffmpeg(
    ['-f', 'image2pipe', '-c:v', 'png', '-i', '-'],
    [...poster[format], ...plainly, file],
    [png],
  );
}

const toVideoColours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-an'],
];

const video = {
  mp4: [
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '20', '-profile:v', 'high'],
    ...[
      '-level:v',
      '4.0',
      '-refs',
      '4',
      '-bf',
      '4',
      '-g',
      '360',
      '-threads',
      '1',
      '-movflags',
      '+faststart',
    ],
  ],
  webm: [
    ...['-c:v', 'libsvtav1', '-preset', '6', '-crf', '30', '-g', '360'],
    ...['-svtav1-params', 'lp=1'],
  ],
};

export type VideoFormat = keyof typeof video;

/** Writes every format at once from one run of the frames. */
export function encodeVideos(
  frames: AsyncIterable<Buffer>,
  files: Record<VideoFormat, string>,
): Promise<void> {
  return ffmpeg(
    ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'],
    [
      ...[...toVideoColours, ...video.mp4, ...plainly, files.mp4],
      ...[...toVideoColours, ...video.webm, ...plainly, files.webm],
    ],
    frames,
  );
}

/** Feeds the pictures to ffmpeg as fast as it takes them. */
async function ffmpeg(
  input: string[],
  output: string[],
  pictures: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const plain = ['-hide_banner', '-loglevel', 'error', '-y', ...input];
  const process = spawn('ffmpeg', [...plain, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    process.once('error', reject);
    process.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`)),
    );
  });
  // If it ends early, its own message above says why; the broken pipe adds nothing.
  process.stdin.on('error', () => undefined);
  for await (const picture of pictures) {
    if (!process.stdin.write(picture)) {
      await Promise.race([new Promise((resolve) => process.stdin.once('drain', resolve)), ended]);
    }
  }
  process.stdin.end();
  await ended;
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { framesPerSecond } from './timeline.ts';

/** Options of ffmpeg for each format. One thread, because more would divide the work by machine. */
const formats = {
  avif: '-vf scale=out_color_matrix=bt709:out_range=pc,format=yuv420p -c:v libaom-av1 -still-picture 1 -crf 24 -cpu-used 4 -color_range pc -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1 -threads 1 -f avif',
  webp: '-c:v libwebp -quality 70 -compression_level 6 -f webp',
  mp4: '-c:v libx264 -preset slow -crf 20 -profile:v high -level:v 4.0 -refs 4 -bf 4 -g 360 -threads 1 -movflags +faststart',
  webm: '-c:v libsvtav1 -preset 6 -crf 30 -g 360 -svtav1-params lp=1',
};
const videoColours =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -an';
/** Without dates, versions and random identifiers, the same pictures make the same file. */
const reproducible = '-fflags +bitexact -flags +bitexact';

/** @throws Error in one sentence when ffmpeg, or one of its encoders, is not installed. */
export function requireEncoders(): void {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], {
    encoding: 'utf8',
  });
  if (error) {
    throw new Error(
      'The hero needs ffmpeg 5.1 or newer on the path (for example `sudo apt-get install ffmpeg`).',
    );
  }
  const missing = ['libaom-av1', 'libwebp', 'libsvtav1', 'libx264'].filter(
    (name) => !stdout.includes(` ${name} `),
  );
  if (missing.length) {
    throw new Error(`This ffmpeg lacks ${missing.join(', ')}, which the hero needs.`);
  }
}

export function encodePoster(png: Buffer, format: 'avif' | 'webp', file: string): Promise<void> {
  return ffmpeg('', [png], [...words(`${formats[format]} ${reproducible}`), file]);
}

/** Encodes both formats from one run of the frames. */
export function encodeVideos(
  frames: AsyncIterable<Buffer>,
  files: Record<'mp4' | 'webm', string>,
): Promise<void> {
  const output = (format: 'mp4' | 'webm') => [
    ...words(`${videoColours} ${formats[format]} ${reproducible}`),
    files[format],
  ];
  return ffmpeg(`-framerate ${framesPerSecond}`, frames, [...output('mp4'), ...output('webm')]);
}

async function ffmpeg(
  input: string,
  pictures: AsyncIterable<Buffer> | Iterable<Buffer>,
  output: readonly string[],
): Promise<void> {
  const options = words(`-hide_banner -loglevel error -y -f image2pipe ${input} -c:v png -i -`);
  const child = spawn('ffmpeg', [...options, ...output], { stdio: ['pipe', 'inherit', 'inherit'] });
  const [[code]] = await Promise.all([
    once(child, 'close'),
    pipeline(pictures, child.stdin).catch((error: NodeJS.ErrnoException) => {
      // It ended early, and its own message says why.
      if (error.code !== 'EPIPE') throw error;
    }),
  ]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);

import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { landscape, portrait, posterFile, videoFile } from './heroArtwork.ts';

const bytes = (file: string) =>
  statSync(fileURLToPath(new URL(`../../public/hero/${file}`, import.meta.url))).size;

describe.each([landscape, portrait])('the published $name hero', (artwork) => {
  it.each(artwork.posters)('has a poster %i px wide of at most 60 kB', (width) => {
    for (const format of ['avif', 'webp'] as const) {
      expect(bytes(posterFile(artwork, width, format))).toBeGreaterThan(2000);
      expect(bytes(posterFile(artwork, width, format))).toBeLessThanOrEqual(60_000);
    }
  });

  it.each(['webm', 'mp4'] as const)('has a %s of at most 1 MB', (format) => {
    expect(bytes(videoFile(artwork, format))).toBeGreaterThan(20_000);
    expect(bytes(videoFile(artwork, format))).toBeLessThanOrEqual(1_000_000);
  });
});

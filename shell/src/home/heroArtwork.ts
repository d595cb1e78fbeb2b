/**
 * A composition of the hero's picture: its files in `public/hero`, and the point where its line starts.
 * The source is `tools/artwork/city.svg`.
 */
export interface HeroArtwork {
  name: 'landscape' | 'portrait';
  /** The drawing's own units. */
  width: number;
  height: number;
  /** The first stop of the picture's line, in those units. */
  start: { x: number; y: number };
  /** The posters' widths in pixels; each exists as AVIF and WebP. */
  posters: readonly number[];
  /** The video's width in pixels. */
  video: number;
}

export const landscape: HeroArtwork = {
  name: 'landscape',
  width: 1600,
  height: 1000,
  start: { x: 600, y: 910 },
  posters: [640, 1024, 1440, 1920],
  video: 1280,
};

export const portrait: HeroArtwork = {
  name: 'portrait',
  width: 800,
  height: 1750,
  start: { x: 150, y: 980 },
  posters: [400, 800, 1200],
  video: 704,
};

/** The height of a rendition that is `width` pixels wide. */
export function heightAt(artwork: HeroArtwork, width: number): number {
  return Math.round((width * artwork.height) / artwork.width);
}

export function posterFile(artwork: HeroArtwork, width: number, format: 'avif' | 'webp'): string {
  return `${artwork.name}-${width}.${format}`;
}

export function videoFile(artwork: HeroArtwork, format: 'webm' | 'mp4'): string {
  return `${artwork.name}.${format}`;
}

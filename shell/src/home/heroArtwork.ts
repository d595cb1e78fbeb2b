/** One composition of the hero's picture, and its files in `public/hero`. */
export interface HeroArtwork {
  name: 'landscape' | 'portrait';
  /** The drawing's own units. */
  width: number;
  height: number;
  /** The posters' widths in pixels; each exists as AVIF and WebP. */
  posters: readonly number[];
  /** The video's width in pixels. */
  video: number;
}

export const landscape: HeroArtwork = {
  name: 'landscape',
  width: 1600,
  height: 1000,
  posters: [640, 1024, 1440, 1920],
  video: 1280,
};

export const portrait: HeroArtwork = {
  name: 'portrait',
  width: 800,
  height: 1750,
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

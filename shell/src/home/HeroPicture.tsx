import { type HeroArtwork, heightAt, landscape, portrait, posterFile } from './heroArtwork.ts';

/** The width `--picture` of HeroBackdrop.tsx, in units that `sizes` supports in all browsers. */
const sizes = {
  landscape: 'max(100vw, 1064px)',
  portrait: '100vw',
};

/** The still picture, shown until the video plays, or without it. */
export function HeroPicture() {
  const { posters } = landscape;
  const width = posters[posters.length - 1];
  return (
    <picture>
      <Source artwork={portrait} format="avif" media="(orientation: portrait)" />
      <Source artwork={portrait} format="webp" media="(orientation: portrait)" />
      <Source artwork={landscape} format="avif" />
      <img
        src={`/hero/${posterFile(landscape, 1440, 'webp')}`}
        srcSet={sourceSet(landscape, 'webp')}
        sizes={sizes.landscape}
        width={width}
        height={width && heightAt(landscape, width)}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}

function Source({
  artwork,
  format,
  media,
}: {
  artwork: HeroArtwork;
  format: 'avif' | 'webp';
  media?: string;
}) {
  return (
    <source
      type={`image/${format}`}
      media={media}
      srcSet={sourceSet(artwork, format)}
      sizes={sizes[artwork.name]}
      width={artwork.width}
      height={artwork.height}
    />
  );
}

function sourceSet(artwork: HeroArtwork, format: 'avif' | 'webp'): string {
  return artwork.posters
    .map((width) => `/hero/${posterFile(artwork, width, format)} ${width}w`)
    .join(', ');
}

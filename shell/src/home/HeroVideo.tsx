import type { RefObject } from 'react';
import { type HeroArtwork, heightAt, videoFile } from './heroArtwork.ts';

/**
 * The picture, moving. Its first and its last frame are the picture, so nothing jumps when it
 * begins.
 */
export function HeroVideo({
  element,
  artwork,
  onFail,
}: {
  element: RefObject<HTMLVideoElement | null>;
  artwork: HeroArtwork;
  onFail: () => void;
}) {
  return (
    <video
      // Sources are read once, so the other composition is another element.
      key={artwork.name}
      ref={element}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload="none"
      width={artwork.video}
      height={heightAt(artwork, artwork.video)}
      aria-hidden="true"
      tabIndex={-1}
      className="absolute inset-0 size-full object-cover"
      // In React a source's error reaches the video too, and the next source may still work.
      onError={({ target, currentTarget }) => {
        if (target === currentTarget) onFail();
      }}
    >
      <source
        src={`/hero/${videoFile(artwork, 'webm')}`}
        type='video/webm; codecs="av01.0.05M.08"'
      />
      {/* An error of the last source means that none could be used. */}
      <source
        src={`/hero/${videoFile(artwork, 'mp4')}`}
        type='video/mp4; codecs="avc1.640028"'
        onError={onFail}
      />
    </video>
  );
}

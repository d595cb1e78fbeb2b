import type { RefObject } from 'react';
import { type HeroArtwork, heightAt, videoFile } from './heroArtwork.ts';

/** The video over the picture. Its first frame equals the picture, so that starting is not visible. */
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
      // A video element does not reload when its sources change.
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
      // In React, a source's error event bubbles to the video; the next source may still work.
      onError={({ target, currentTarget }) => {
        if (target === currentTarget) onFail();
      }}
    >
      <source
        src={`/hero/${videoFile(artwork, 'webm')}`}
        type='video/webm; codecs="av01.0.05M.08"'
      />
      {/* An error of the last source means that no source works. */}
      <source
        src={`/hero/${videoFile(artwork, 'mp4')}`}
        type='video/mp4; codecs="avc1.640028"'
        onError={onFail}
      />
    </video>
  );
}

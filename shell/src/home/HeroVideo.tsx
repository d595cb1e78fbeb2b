import type { RefObject } from 'react';
import { type HeroArtwork, heightAt, landscape, portrait, videoFile } from './heroArtwork.ts';

/**
 * The video over the picture. Its first frame equals the picture, so that starting is not visible. The preload script
 * plays it when the page rests (`shell/preload/playHero.ts`).
 */
export function HeroVideo({
  element,
  onFail,
}: {
  element: RefObject<HTMLVideoElement | null>;
  onFail: () => void;
}) {
  return (
    <video
      ref={element}
      data-hero=""
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload="none"
      width={landscape.video}
      height={heightAt(landscape, landscape.video)}
      aria-hidden="true"
      tabIndex={-1}
      className="absolute inset-0 size-full object-cover motion-reduce:hidden"
      // In React, a source's error event bubbles to the video; the next source may still work.
      onError={({ target, currentTarget }) => {
        if (target === currentTarget) onFail();
      }}
    >
      {sources(portrait, '(orientation: portrait)')}
      {/* An error of the last source means that no source works. */}
      {sources(landscape, undefined, onFail)}
    </video>
  );
}

function sources(artwork: HeroArtwork, media: string | undefined, onFail?: () => void) {
  return (
    <>
      <source
        src={`/hero/${videoFile(artwork, 'webm')}`}
        type='video/webm; codecs="av01.0.05M.08"'
        media={media}
      />
      <source
        src={`/hero/${videoFile(artwork, 'mp4')}`}
        type='video/mp4; codecs="avc1.640028"'
        media={media}
        onError={onFail}
      />
    </>
  );
}

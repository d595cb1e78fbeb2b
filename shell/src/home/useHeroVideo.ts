import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMedia } from 'shared/ui';
import { usePageIdle } from '../loading/idleLoading.ts';
import { savesData } from '../loading/savesData.ts';
import { useInView } from '../loading/useInView.ts';
import { landscape, portrait } from './heroArtwork.ts';

export type HeroVideoState = ReturnType<typeof useHeroVideo>;

/** Fetches the hero's video once the page is idle, and plays it while it is visible and not paused. */
export function useHeroVideo() {
  const element = useRef<HTMLVideoElement>(null);
  const hero = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  const [pausedByVisitor, setPausedByVisitor] = useState(false);
  const artwork = useMedia('(orientation: portrait)') ? portrait : landscape;
  const isIdle = usePageIdle();
  const isInView = useInView(hero);
  const isTabVisible = useTabVisible();
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)');
  // Otherwise the picture stays. The video starts when the page is idle, so that it does not delay it.
  const present = isIdle && !reducesMotion && !savesData() && !failed;
  const plays = present && !pausedByVisitor && isInView && isTabVisible;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another artwork mounts another element.
  useEffect(() => {
    const video = element.current;
    if (!video || !plays) return;
    video.play().catch((reason: unknown) => {
      // In power-saving mode browsers block autoplay; the visitor can start it with the button.
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') {
        setPausedByVisitor(true);
      }
    });
    return () => video.pause();
  }, [plays, artwork]);

  return {
    element,
    /** The ref of the hero; out of view, the video is paused. */
    hero,
    artwork,
    /** Whether the video and its button are rendered. */
    present,
    paused: pausedByVisitor,
    toggle: () => setPausedByVisitor(!pausedByVisitor),
    fail() {
      console.error('The hero’s video could not be loaded; its picture stays.');
      setFailed(true);
    },
  };
}

function useTabVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
}

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMedia } from 'shared/ui';
import { savesData, usePageIdle } from '../loading/idleLoading.ts';
import { useInView } from '../loading/useInView.ts';
import { type HeroArtwork, landscape, portrait } from './heroArtwork.ts';
import { shouldFetchVideo, shouldPlayVideo } from './shouldPlayVideo.ts';

export interface HeroVideoState {
  element: RefObject<HTMLVideoElement | null>;
  /** The ref of the hero; out of view, the video is paused. */
  hero: RefObject<HTMLElement | null>;
  artwork: HeroArtwork;
  /** Whether the video and its button are rendered. */
  present: boolean;
  paused: boolean;
  toggle(): void;
  fail(): void;
}

/** Fetches the hero's video once the page is idle, and plays it while it is visible and not paused. */
export function useHeroVideo(): HeroVideoState {
  const element = useRef<HTMLVideoElement>(null);
  const hero = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  const [pausedByVisitor, setPausedByVisitor] = useState(false);
  const artwork = useMedia('(orientation: portrait)') ? portrait : landscape;
  const situation = {
    pageIdle: usePageIdle(),
    reducedMotion: useMedia('(prefers-reduced-motion: reduce)'),
    savesData: savesData(),
    failed,
    pausedByVisitor,
    heroInView: useInView(hero),
    tabVisible: useTabVisible(),
  };
  const present = shouldFetchVideo(situation);
  const plays = shouldPlayVideo(situation);

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
    hero,
    artwork,
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

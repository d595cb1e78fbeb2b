import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMedia } from 'shared/ui';
import { savesData } from '../loading/savesData.ts';
import { useInView } from '../loading/useInView.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { whenIdle } from '../loading/whenIdle.ts';

export type HeroVideoState = ReturnType<typeof useHeroVideo>;

/** Plays the hero's video while it is visible and not paused. */
export function useHeroVideo() {
  const element = useRef<HTMLVideoElement>(null);
  const hero = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  const [pausedByVisitor, setPausedByVisitor] = useState(false);
  const isPortrait = useMedia('(orientation: portrait)');
  const isInView = useInView(hero);
  const isTabVisible = useTabVisible();
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)');
  const isHydrated = useIsHydrated();
  // Otherwise the picture stays.
  const present = !failed && !(isHydrated && (reducesMotion || savesData()));
  const plays = isHydrated && present && !pausedByVisitor && isInView && isTabVisible;
  const fail = () => {
    console.error('The hero’s video could not be loaded; its picture stays.');
    setFailed(true);
  };

  const shown = useRef<boolean>(undefined);
  useEffect(() => {
    // A video chooses among its sources once.
    if (shown.current !== undefined && shown.current !== isPortrait) element.current?.load();
    shown.current = isHydrated ? isPortrait : undefined;
  }, [isPortrait, isHydrated]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a video that loads another source has stopped.
  useEffect(() => {
    const video = element.current;
    if (!video || !plays) return;
    // It failed before the page was hydrated.
    if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return fail();
    const play = () =>
      video.play().catch((reason: unknown) => {
        // In power-saving mode browsers block autoplay; the visitor can start it with the button.
        if (reason instanceof DOMException && reason.name === 'NotAllowedError') {
          setPausedByVisitor(true);
        }
      });
    // It delays nothing of a page that is still loading.
    const cancel = whenIdle(() => void play());
    return () => {
      cancel();
      video.pause();
    };
  }, [plays, isPortrait]);

  return {
    element,
    /** The ref of the hero; out of view, the video is paused. */
    hero,
    present,
    /** Whether the button is there, which does nothing before the page is hydrated. */
    controllable: isHydrated && present,
    paused: pausedByVisitor,
    toggle: () => setPausedByVisitor(!pausedByVisitor),
    fail,
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

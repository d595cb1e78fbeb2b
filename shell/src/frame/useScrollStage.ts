import { useSyncExternalStore } from 'react';
import { navbarScrollThreshold } from '../../preload/captureClicks.ts';

/** Past 20 px the bar has a background; past 600 px it leaves the hero's colours. */
type ScrollStage = 'top' | 'scrolled' | 'past-hero';

function stage(): ScrollStage {
  if (window.scrollY > 600) return 'past-hero';
  return window.scrollY > navbarScrollThreshold ? 'scrolled' : 'top';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** The scroll position, reduced to what the navigation bar needs. */
export function useScrollStage(): ScrollStage {
  return useSyncExternalStore(subscribe, stage, () => 'top');
}

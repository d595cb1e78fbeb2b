import { useSyncExternalStore } from 'react';
import { navbarScrollThreshold } from './navbarScrollThreshold.ts';

/** Past 20 px the bar gets its background; past 600 px the home page changes its colours. */
export type ScrollStage = 'top' | 'scrolled' | 'past-hero';

function stage(): ScrollStage {
  if (window.scrollY > 600) return 'past-hero';
  return window.scrollY > navbarScrollThreshold ? 'scrolled' : 'top';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** How far the page is scrolled, in the three steps that the navigation bar knows. */
export function useScrollStage(): ScrollStage {
  return useSyncExternalStore(subscribe, stage, () => 'top');
}

import { useSyncExternalStore } from 'react';
import { pastHeroPx, scrolledPx } from './scrollThresholds.ts';

type ScrollStage = 'top' | 'scrolled' | 'past-hero';

function stage(): ScrollStage {
  if (window.scrollY > pastHeroPx) return 'past-hero';
  return window.scrollY > scrolledPx ? 'scrolled' : 'top';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** The scroll position, reduced to what the navigation bar needs. */
export function useScrollStage(): ScrollStage {
  return useSyncExternalStore(subscribe, stage, () => 'top');
}

import { savesData } from '../src/loading/savesData.ts';
import { whenIdle } from '../src/loading/whenIdle.ts';

/** Plays the hero's video when the page rests. Its button comes with the page's scripts, which play it otherwise. */
export function playHero(): void {
  if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  whenIdle(() => {
    const video = document.querySelector<HTMLVideoElement>('video[data-hero]');
    // Where the system refuses, the picture stays.
    video?.play().catch(() => {});
  });
}

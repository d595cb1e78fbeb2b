import { describe, expect, it } from 'vitest';
import { shouldFetchVideo, shouldPlayVideo, type VideoSituation } from './shouldPlayVideo.ts';

const allowed: VideoSituation = {
  pageIdle: true,
  reducedMotion: false,
  savesData: false,
  failed: false,
  pausedByVisitor: false,
  heroInView: true,
  tabVisible: true,
};

const obstacles: Partial<VideoSituation>[] = [
  { pageIdle: false },
  { reducedMotion: true },
  { savesData: true },
  { failed: true },
  { pausedByVisitor: true },
  { heroInView: false },
  { tabVisible: false },
];

describe('the hero’s video', () => {
  it('plays when every condition holds', () => {
    expect(shouldFetchVideo(allowed)).toBe(true);
    expect(shouldPlayVideo(allowed)).toBe(true);
  });

  it.each(obstacles)('does not play with %o, whatever the other conditions are', (obstacle) => {
    for (const other of [{}, ...obstacles]) {
      expect(shouldPlayVideo({ ...allowed, ...other, ...obstacle })).toBe(false);
    }
  });

  it.each(obstacles.slice(0, 4))('is not fetched with %o', (obstacle) => {
    expect(shouldFetchVideo({ ...allowed, ...obstacle })).toBe(false);
  });

  it.each(obstacles.slice(4))(
    'stays fetched with %o, so that it can continue at once',
    (obstacle) => {
      expect(shouldFetchVideo({ ...allowed, ...obstacle })).toBe(true);
    },
  );
});

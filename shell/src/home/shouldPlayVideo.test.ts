import { describe, expect, it } from 'vitest';
import { shouldFetchVideo, shouldPlayVideo, type VideoSituation } from './shouldPlayVideo.ts';

const welcome: VideoSituation = {
  pageIdle: true,
  reducedMotion: false,
  savesData: false,
  failed: false,
  pausedByVisitor: false,
  heroInView: true,
  tabVisible: true,
};

const hindrances: Partial<VideoSituation>[] = [
  { pageIdle: false },
  { reducedMotion: true },
  { savesData: true },
  { failed: true },
  { pausedByVisitor: true },
  { heroInView: false },
  { tabVisible: false },
];

describe('the hero’s video', () => {
  it('runs when nothing speaks against it', () => {
    expect(shouldFetchVideo(welcome)).toBe(true);
    expect(shouldPlayVideo(welcome)).toBe(true);
  });

  it.each(hindrances)('does not run with %o, whatever the rest says', (hindrance) => {
    for (const other of [{}, ...hindrances]) {
      expect(shouldPlayVideo({ ...welcome, ...other, ...hindrance })).toBe(false);
    }
  });

  it.each(hindrances.slice(0, 4))('is not even fetched with %o', (hindrance) => {
    expect(shouldFetchVideo({ ...welcome, ...hindrance })).toBe(false);
  });

  it.each(hindrances.slice(4))('stays fetched with %o, so that it goes on at once', (hindrance) => {
    expect(shouldFetchVideo({ ...welcome, ...hindrance })).toBe(true);
  });
});

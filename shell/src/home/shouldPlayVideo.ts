/** What decides about the hero's video, each fact as it is now. */
export interface VideoSituation {
  /** The page has loaded and has nothing better to do: a video must not slow anything down. */
  pageIdle: boolean;
  reducedMotion: boolean;
  /** The visitor's browser asks for less data. */
  savesData: boolean;
  /** It could not be loaded or decoded. */
  failed: boolean;
  pausedByVisitor: boolean;
  heroInView: boolean;
  tabVisible: boolean;
}

/** Whether the page may ask for the video at all; without it the picture stays. */
export function shouldFetchVideo(
  situation: Pick<VideoSituation, 'pageIdle' | 'reducedMotion' | 'savesData' | 'failed'>,
): boolean {
  const { pageIdle, reducedMotion, savesData, failed } = situation;
  return pageIdle && !reducedMotion && !savesData && !failed;
}

/** Whether it runs: only where somebody may see it and nobody has stopped it. */
export function shouldPlayVideo(situation: VideoSituation): boolean {
  const { pausedByVisitor, heroInView, tabVisible } = situation;
  return shouldFetchVideo(situation) && !pausedByVisitor && heroInView && tabVisible;
}

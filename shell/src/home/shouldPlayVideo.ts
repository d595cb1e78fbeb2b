/** The conditions for the hero's video. */
export interface VideoSituation {
  /** The page has loaded and is idle, so that the video does not delay it. */
  pageIdle: boolean;
  reducedMotion: boolean;
  savesData: boolean;
  /** Loading or decoding failed. */
  failed: boolean;
  pausedByVisitor: boolean;
  heroInView: boolean;
  tabVisible: boolean;
}

/** Whether the video is fetched; without it, the picture stays. */
export function shouldFetchVideo(
  situation: Pick<VideoSituation, 'pageIdle' | 'reducedMotion' | 'savesData' | 'failed'>,
): boolean {
  const { pageIdle, reducedMotion, savesData, failed } = situation;
  return pageIdle && !reducedMotion && !savesData && !failed;
}

/** Whether the video plays: while it is visible and not paused. */
export function shouldPlayVideo(situation: VideoSituation): boolean {
  const { pausedByVisitor, heroInView, tabVisible } = situation;
  return shouldFetchVideo(situation) && !pausedByVisitor && heroInView && tabVisible;
}

/** The browsers inside other apps, by what they add to the user agent. None can save a file. */
const signs =
  /Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|LinkedInApp|Snapchat|Threads|\bLine\//i;

/** Whether a user agent is that of a browser inside another app, where a download does nothing. */
export function isInAppBrowser(userAgent: string): boolean {
  return signs.test(userAgent);
}

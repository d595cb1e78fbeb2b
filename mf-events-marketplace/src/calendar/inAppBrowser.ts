/** What apps with a built-in browser add to the user agent. */
const inAppMarkers =
  /Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|LinkedInApp|Snapchat|Threads|\bLine\//i;

/** Whether a page is open in the built-in browser of another app, where downloads do nothing. */
export function isInAppBrowser(userAgent: string): boolean {
  return inAppMarkers.test(userAgent);
}

/** What apps with a built-in browser add to the user agent; `; wv)` is Android's mark of any such browser. */
const inAppMarkers =
  /Instagram|FBAN|FBAV|FB_IAB|musical_ly|trill_|Bytedance|LinkedInApp|Snapchat|Threads|\bLine\/|Telegram|MicroMessenger|Twitter for |TwitterAndroid|Pinterest\/|; wv\)/i;

/** On Apple's phones every browser names Safari, and an app that shows a page does not. */
const appOnPhone = /\((?:iPhone|iPad|iPod)(?!.*Safari\/)/;

export interface Surroundings {
  userAgent: string;
  /** Safari's: whether the site was opened from the home screen, where Safari is not named either. */
  standalone?: boolean;
}

/** Whether a page is open in the built-in browser of another app, which opens no tabs and drops downloads. */
export function isInAppBrowser({ userAgent, standalone }: Surroundings = navigator): boolean {
  return inAppMarkers.test(userAgent) || (!standalone && appOnPhone.test(userAgent));
}

/** Whether the device opens a `webcal:` address in its calendar; Android does nothing. */
export function opensCalendars(surroundings: Surroundings = navigator): boolean {
  return !isInAppBrowser(surroundings) && !isAndroid(surroundings);
}

export const isAndroid = ({ userAgent }: Surroundings = navigator): boolean =>
  userAgent.includes('Android');

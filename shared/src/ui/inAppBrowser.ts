/** What apps with a built-in browser add to the user agent; `; wv)` is Android's mark of any such browser. */
const inAppMarkers =
  /Instagram|FBAN|FBAV|FB_IAB|musical_ly|trill_|Bytedance|LinkedInApp|Snapchat|Threads|\bLine\/|Telegram|MicroMessenger|Twitter for |TwitterAndroid|Pinterest\/|; wv\)/i;

/** On Apple's phones every browser names Safari, and an app that shows a page does not. */
const appOnPhone = /\((?:iPhone|iPad|iPod)(?!.*\bSafari\b)/;

/** From the home screen of an iPhone, where Safari is not named either. */
const isOnHomeScreen = () => Reflect.get(globalThis.navigator ?? {}, 'standalone') === true;

/** Whether a page is open in the built-in browser of another app, which opens no tabs and drops downloads. */
export function isInAppBrowser(userAgent = navigator.userAgent): boolean {
  return inAppMarkers.test(userAgent) || (appOnPhone.test(userAgent) && !isOnHomeScreen());
}

export const isAndroid = (userAgent = navigator.userAgent): boolean => /Android/i.test(userAgent);

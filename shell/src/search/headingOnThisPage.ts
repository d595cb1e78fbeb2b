import { headingAt } from '../frame/headingAt.ts';

/**
 * The heading that an address leads to, if it is on the page that is on screen; false for another
 * page, which takes the focus to its heading when it is there.
 */
export function headingOnThisPage(to: string): HTMLElement | false {
  const { pathname, hash } = new URL(to, window.location.href);
  if (pathname !== window.location.pathname) return false;
  return headingAt(hash) ?? false;
}

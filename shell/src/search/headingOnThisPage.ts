/**
 * The heading that an address leads to, if it is on the page that is on screen; false for another
 * page, which takes the focus to its heading when it is there.
 */
export function headingOnThisPage(to: string): HTMLElement | false {
  const { pathname, hash } = new URL(to, window.location.href);
  if (pathname !== window.location.pathname) return false;
  const section = hash ? document.getElementById(hash.slice(1)) : null;
  const heading = section?.querySelector('h2') ?? document.querySelector('main h1');
  return heading instanceof HTMLElement ? heading : false;
}

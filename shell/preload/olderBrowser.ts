/**
 * Whether the browser is one that the builds are compiled for (`shared/src/build/browsers.ts`), by the newest
 * features that the oldest of these have. In an older one the scripts would fail in the middle.
 */
export function runsScripts(): boolean {
  return (
    'toSorted' in Array.prototype &&
    'adoptedStyleSheets' in document &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  );
}

/** Here, because older browsers load no other code. Any other language has the English one. */
const english =
  'Your browser is too old for the interactive parts of this site. You can still read its pages; calculators, search and chat need Safari 16.4, Chrome 111, Firefox 115 or a newer version.';
const notices = new Map([
  [
    'it',
    'Il tuo browser è troppo vecchio per le parti interattive di questo sito. Le pagine si leggono lo stesso; per calcolatori, ricerca e chat serve Safari 16.4, Chrome 111, Firefox 115 o una versione più recente.',
  ],
  ['en', english],
]);

/** Turns the page into the one that readers without scripts get: rows, links, and nothing to press. */
export function showWithoutScripts(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', showWithoutScripts, { once: true });
    return;
  }
  // With scripts, browsers parse what is in these as text.
  for (const element of document.querySelectorAll('noscript')) {
    const content = document.createElement('div');
    content.innerHTML = element.textContent ?? '';
    element.replaceWith(content);
  }
  for (const control of document.querySelectorAll<HTMLElement>('[class~="noscript:hidden"]')) {
    control.hidden = true;
  }
  const notice = document.createElement('p');
  notice.textContent = notices.get(document.documentElement.lang) ?? english;
  notice.style.padding = '1rem';
  document.body.prepend(notice);
}

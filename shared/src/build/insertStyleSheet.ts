/**
 * Adds a style sheet that a page needs late. The bundler puts this function into its runtime, so it uses
 * nothing but its argument.
 *
 * When a style sheet has loaded, WebKit goes to the URL's fragment again: it scrolls there and takes the
 * focus from the field in which a visitor types. It does not for a sheet that gets its medium afterwards.
 */
export function insertStyleSheet(link: HTMLLinkElement): void {
  if (location.hash !== '' && document.readyState === 'complete') {
    link.media = 'not all';
    // In the capture phase, because the bundler shows the section in a `load` listener of its own.
    link.addEventListener(
      'load',
      () => {
        if (link.sheet) link.sheet.media.mediaText = 'all';
      },
      { capture: true, once: true },
    );
  }
  document.head.append(link);
}

/** Scrolls the pages of a PDF, and nothing else of the site, to a page (from 1). */
export function scrollToPage(scroller: HTMLElement, page: number): void {
  const item = scroller.querySelector(`ol > :nth-child(${page})`);
  // At the first page, the space above it is seen too.
  if (item instanceof HTMLElement) scroller.scrollTop = page === 1 ? 0 : item.offsetTop;
}

const pageItem = (scroller: HTMLElement, page: number) => {
  const item = scroller.querySelector(`ol > :nth-child(${page})`);
  return item instanceof HTMLElement ? item : undefined;
};

/** Scrolls the pages of a PDF, and nothing else of the site, to a page (from 1). */
export function scrollToPage(scroller: HTMLElement, page: number): void {
  const item = pageItem(scroller, page);
  // At the first page, the space above it is seen too.
  if (item) scroller.scrollTop = page === 1 ? 0 : item.offsetTop;
}

/** Whether a part of a page (from 1) is in view. */
export function isInView(scroller: HTMLElement, page: number): boolean {
  const item = pageItem(scroller, page);
  if (!item) return false;
  const { scrollTop, clientHeight } = scroller;
  return (
    item.offsetTop < scrollTop + clientHeight && item.offsetTop + item.offsetHeight > scrollTop
  );
}

/** Scrolls a mark on a page into view. Not `scrollIntoView`, which also scrolls the site. */
export function scrollToMark(scroller: HTMLElement, mark: Element): void {
  const view = scroller.getBoundingClientRect();
  const { top, bottom, left, right } = mark.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    scroller.scrollTop += top - view.top - view.height / 3;
  }
  if (left < view.left || right > view.right) {
    scroller.scrollLeft += left - view.left - view.width / 3;
  }
}

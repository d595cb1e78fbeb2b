/**
 * The sizes of the floating button, as its styles know them by `data-size`, the largest first. All are in the same
 * corner: with its label on a wide screen, without it, and as a tab at the edge of the screen.
 */
const sizes = ['label', 'icon', 'tab'] as const;

/** What can be used, and icons. */
const parts = 'a[href], button, input, select, textarea, summary, [tabindex="0"], main svg';

/** Pictures, and titles with their whole row: beside one the button would look like a part of it. */
const wholes = 'main :is(canvas, img:not([alt=""]), h1, header h2)';

/** A part larger than this, in square pixels, such as a card, can be tapped beside the button. */
const cardArea = 12_000;

/** So many pixels of a box are its padding, or the space between two lines: the tab is wider than the page's margin. */
const slack = 4;

/**
 * Gives the floating button the largest size at which it covers nothing that can be read or used.
 *
 * @returns Whether there is one.
 */
export function fitFreePlace(container: HTMLElement): boolean {
  const isFree = (size: string) => {
    // Only the styles know where the button is in each size.
    container.dataset.size = size;
    const place = container.getBoundingClientRect();
    const inTheWay = [
      ...boxesOf(container, parts).filter(({ width, height }) => width * height < cardArea),
      ...boxesOf(container, wholes),
      ...linesNear(container, place),
    ];
    return !inTheWay.some((box) => overlaps(box, place));
  };
  return sizes.some(isFree);
}

const overlaps = (box: DOMRect, place: DOMRect) =>
  box.left + slack < place.right &&
  box.right - slack > place.left &&
  box.top + slack < place.bottom &&
  box.bottom - slack > place.top;

/** Not what is hidden, or for screen readers only. */
function boxesOf(container: HTMLElement, selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !container.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 1);
}

/** The lines of the page's texts near a place: the last one of a text may end before it. */
function linesNear(container: HTMLElement, place: DOMRect): DOMRect[] {
  return [...document.querySelectorAll('main')].flatMap((main) => {
    const lines: DOMRect[] = [];
    const texts = document.createTreeWalker(main, shownTexts(), (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      const box = node.getBoundingClientRect();
      // Of a long list only the rows here are measured. A box without a size may have children that have one.
      const isElsewhere = box.height > 0 && !overlaps(box, place);
      return isElsewhere || node === container
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT;
    });
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof Text)) continue;
      const content = document.createRange();
      content.selectNodeContents(node);
      lines.push(...[...content.getClientRects()].filter(({ width }) => width > 1));
    }
    return lines;
  });
}

/** Not a constant: the server, which renders the button, has no DOM. */
const shownTexts = () => NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;

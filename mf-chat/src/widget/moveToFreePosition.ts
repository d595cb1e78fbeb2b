import { clearOffset } from './clearOffset.ts';

/**
 * The positions of the floating button, as its styles know them by `data-position`: at the right with its
 * label, without it in the gutter of a wide page, and at the left where the right edge is full of controls.
 */
type Position = 'right' | 'gutter' | 'left';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A title, whose whole row stays free: beside it the button would look like a part of it. */
const titles = 'main h1, main header h2';

/** The introduction of a section, which helps a visitor to decide whether to read on. */
const introductions = 'header p';

/** Numbers, which the site sets in tabular figures, and dates: in a row they are what one looks for. */
const figures = '.tabular-nums, time, output, td';

/** What a text does not describe. */
const pictures = 'main img:not([alt=""])';

/** A control of so many times the button's size can be tapped beside it. */
const sizeOfRows = 4;

/** The label is worth a rise of so many times the button's height. */
const labelRises = 2;

/**
 * Moves the floating button to the first position where it covers nothing that can be read or used; where the page
 * is full of text, to one where it covers no control, no figure, no title's row and no introduction of a section. It
 * may rise, but stays in the lower half of the viewport.
 *
 * @returns How far it must rise there, in pixels; undefined when none is free.
 */
export function moveToFreePosition(container: HTMLElement): number | undefined {
  const controlBoxes = boxesOf(container, controls);
  const texts = readableTexts(container);
  const kept = boxesOf(container, `${titles}, ${pictures}`).concat(
    texts.flatMap(({ isKept, lines }) => (isKept ? lines : [])),
  );
  const offsetAt = (position: Position, boxes: readonly DOMRect[]) => {
    // Only the styles know where that is.
    container.dataset.position = position;
    const box = container.getBoundingClientRect();
    const inTheWay = controlBoxes
      .filter(({ width, height }) => width * height < sizeOfRows * box.width * box.height)
      .concat(boxes);
    return clearOffset(box, inTheWay, Math.min(box.top, window.innerHeight / 2));
  };
  const offsetAmong = (boxes: readonly DOMRect[]) => {
    const offset = offsetAt('right', boxes);
    if (offset !== undefined && offset < labelRises * container.offsetHeight) return offset;
    return offsetAt('gutter', boxes) ?? offsetAt('left', boxes);
  };
  return offsetAmong(kept.concat(texts.flatMap(({ lines }) => lines))) ?? offsetAmong(kept);
}

/** The texts in the lower half of the viewport, and whether they stay free also where there is little room. */
function readableTexts(container: HTMLElement): { isKept: boolean; lines: DOMRect[] }[] {
  return [...document.querySelectorAll('main')].flatMap((main) => {
    const found: { isKept: boolean; lines: DOMRect[] }[] = [];
    const texts = document.createTreeWalker(main, shownTexts(), nearBottom);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof Text) || container.contains(node)) continue;
      const lines = linesOf(node).filter((line) => line.width > 1 && isNearBottom(line));
      const isKept = node.parentElement?.closest(`${figures}, ${introductions}`) != null;
      if (lines.length > 0) found.push({ isKept, lines });
    }
    return found;
  });
}

/** Not a constant: the server, which renders the button, has no DOM. */
const shownTexts = () => NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;

/** Whether a box is in the lower half of the viewport. */
const isNearBottom = ({ top, bottom }: DOMRect) =>
  bottom > window.innerHeight / 2 && top < window.innerHeight;

/** Passes over the rows of a long list that are elsewhere: each of their texts would be measured at every stop. */
function nearBottom(node: Node): number {
  if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
  const box = node.getBoundingClientRect();
  // A box without a size may have children that have one.
  const isElsewhere = box.height > 0 && !isNearBottom(box);
  return isElsewhere ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
}

/** Not what is hidden, or for screen readers only. */
function boxesOf(container: HTMLElement, selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !container.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 1);
}

/** The boxes of a text's lines: its last one may end before the button. */
function linesOf(text: Node): DOMRect[] {
  const content = document.createRange();
  content.selectNodeContents(text);
  return [...content.getClientRects()];
}

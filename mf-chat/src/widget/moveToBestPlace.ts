import { liftClearOf } from './liftClearOf.ts';

/**
 * The places of the floating button, as its styles know them by `data-place`: at the right with its label,
 * without it in the gutter of a wide page, and at the left where the right edge is full of controls.
 */
type Place = 'right' | 'gutter' | 'left';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A section's title, whose whole row stays free: beside it the button would look like a part of it. */
const titles = 'main header h2';

/** What a section says of itself, in which a visitor reads whether to go on. */
const introductions = 'main header p';

/** A control of so many times the button's size can be tapped beside it. */
const sizeOfRows = 4;

/** The label is worth a rise of so many times the button's height. */
const labelRises = 2;

/**
 * Moves the floating button to the first place where it covers no control, no title's row and no introduction of
 * a section. It may rise, but stays in the lower half of the viewport.
 *
 * @returns How far it must rise there, in pixels; undefined when every place is full.
 */
export function moveToBestPlace(button: HTMLElement): number | undefined {
  const smallParts = boxesOf(button, controls).concat(
    [...document.querySelectorAll(introductions)].flatMap(linesOf),
  );
  const titleRows = boxesOf(button, titles);
  const liftAt = (place: Place) => {
    // Only the styles know where that is.
    button.dataset.place = place;
    const box = button.getBoundingClientRect();
    const inTheWay = smallParts
      .filter(({ width, height }) => width * height < sizeOfRows * box.width * box.height)
      .concat(titleRows);
    return liftClearOf(box, inTheWay, Math.min(box.top, window.innerHeight / 2));
  };
  const lift = liftAt('right');
  if (lift !== undefined && lift < labelRises * button.offsetHeight) return lift;
  return liftAt('gutter') ?? liftAt('left');
}

/** Not what is hidden, or for screen readers only. */
function boxesOf(button: HTMLElement, selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !button.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 1);
}

/** The boxes of a text's lines: its last one may end before the button. */
function linesOf(text: Element): DOMRect[] {
  const content = document.createRange();
  content.selectNodeContents(text);
  return [...content.getClientRects()];
}

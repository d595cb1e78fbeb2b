/** A box in the viewport, as `getBoundingClientRect` measures it. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The least distance between the button and a control, in pixels. */
const gap = 8;

/**
 * How far a floating button must rise so that it covers no control, in pixels.
 *
 * @param highest The button's top may not be above this.
 * @returns undefined when no position is free.
 */
export function clearOffset(
  button: Box,
  controls: readonly Box[],
  highest: number,
): number | undefined {
  const height = button.bottom - button.top;
  let { top } = button;
  // From the lowest up: once above a control, the button meets only controls that end higher.
  const inItsWay = controls
    .filter(({ left, right }) => left < button.right + gap && right > button.left - gap)
    .sort((one, other) => other.bottom - one.bottom);
  for (const control of inItsWay) {
    const covers = control.top < top + height + gap && control.bottom > top - gap;
    if (covers) top = control.top - gap - height;
  }
  return top < highest ? undefined : button.top - top;
}

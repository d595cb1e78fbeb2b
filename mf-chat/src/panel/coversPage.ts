/** Phones, and screens so low or so enlarged that a floating panel would be a slit. */
const smallScreen = '(width < 40rem), (height < 30rem)';

/** Whether the panel takes the whole screen, as the `small` variant of styles.css does. */
export function coversPage(): boolean {
  return window.matchMedia(smallScreen).matches;
}

/** Whether focus in a text field would bring up a keyboard that covers half the screen. */
export function hasTouchKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

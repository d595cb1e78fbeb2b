/** Phones, and screens so low or so enlarged that a floating panel would be a slit. */
const smallScreen = '(width < 40rem), (height < 30rem)';

const screenQuery = () => window.matchMedia(smallScreen);

/** Whether the panel takes the whole screen, as the `small` variant of styles.css does. */
export function coversPage(): boolean {
  return screenQuery().matches;
}

/** Says so whenever that changes, as when a phone is turned; the answer ends it. */
export function onCoverChange(listener: () => void): () => void {
  const watched = screenQuery();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}

/** Whether focus in a text field would bring up a keyboard that covers half the screen. */
export function hasTouchKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Phones, and viewports too low for a floating panel: the `small` variant of styles.css. */
const smallViewport = '(width < 40rem), (height < 30rem)';

export const smallViewportQuery = () => window.matchMedia(smallViewport);

/** Whether the panel takes the whole viewport. */
export function coversPage(): boolean {
  return smallViewportQuery().matches;
}

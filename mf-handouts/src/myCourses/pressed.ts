import { createStore } from 'shared/runtime';

interface Pressed {
  /** The paths of the courses that are followed. */
  followed: readonly string[];
  /** The paths of the courses whose files are kept on the device. */
  kept: readonly string[];
}

/**
 * Which buttons of a course's page are pressed. The buttons are in the HTML; what the device keeps is
 * read by code that loads later and sets this.
 */
export const usePressed = createStore<Pressed>(() => ({ followed: [], kept: [] }));

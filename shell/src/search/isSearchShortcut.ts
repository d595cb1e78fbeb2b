type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/**
 * Whether ⌘ K was pressed on an Apple computer, Ctrl K on any other: there, Ctrl K deletes to the end
 * of the line. Never while a character is being composed.
 */
export function isSearchShortcut(pressed: Pressed, isApple: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = pressed;
  if (altKey || shiftKey || repeat || isComposing) return false;
  return key.toLowerCase() === 'k' && metaKey === isApple && ctrlKey !== isApple;
}

export const isAppleHere = () => /^(Mac|iP)/.test(navigator.platform);

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/**
 * Whether the keys are ⌘ K on Apple devices, Ctrl K elsewhere. On Apple devices Ctrl K deletes to the end
 * of the line. False during IME composition.
 */
export function isSearchShortcut(pressed: Pressed, isApple: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = pressed;
  if (altKey || shiftKey || repeat || isComposing) return false;
  return key.toLowerCase() === 'k' && metaKey === isApple && ctrlKey !== isApple;
}

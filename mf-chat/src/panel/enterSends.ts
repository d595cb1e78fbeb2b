type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** In Safari, `compositionend` fires before this `keydown`; only the key code tells. */
const compositionKeyCode = 229;

/** Whether a key press sends the question: Enter does, unless it confirms input method text. */
export function enterSends({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== compositionKeyCode;
}

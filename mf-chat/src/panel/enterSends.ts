/** What a key press says of itself. */
interface KeyPress {
  key: string;
  shiftKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/** Safari ends a composition before it reports the key; this code is what remains of it. */
const keyOfComposition = 229;

/**
 * Whether a key press sends the question: Enter does, Shift+Enter is a new line, and the Enter that
 * accepts a word from an input method (Japanese, accents, dictation) is not meant for us.
 */
export function enterSends({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== keyOfComposition;
}

import { expect, it } from 'vitest';
import { isSearchShortcut } from './searchShortcut.ts';

const plain = {
  key: 'k',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
};

it.each([
  ['Ctrl K', { ctrlKey: true }, false, true],
  ['Ctrl K with capitals locked', { ctrlKey: true, key: 'K' }, false, true],
  ['⌘ K on a Mac', { metaKey: true }, true, true],
  ['Ctrl K on a Mac, which deletes', { ctrlKey: true }, true, false],
  ['the Windows key', { metaKey: true }, false, false],
  ['k alone', {}, false, false],
  ['Ctrl J', { ctrlKey: true, key: 'j' }, false, false],
  ['Ctrl Shift K', { ctrlKey: true, shiftKey: true }, false, false],
  ['Ctrl Alt K', { ctrlKey: true, altKey: true }, false, false],
  ['Ctrl K held down', { ctrlKey: true, repeat: true }, false, false],
  ['Ctrl K while composing', { ctrlKey: true, isComposing: true }, false, false],
])('%s', (_, pressed, isApple, opens) => {
  expect(isSearchShortcut({ ...plain, ...pressed }, isApple)).toBe(opens);
});

import { expect, it } from 'vitest';
import { enterSends } from './enterSends.ts';

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

it('sends with Enter', () => {
  expect(enterSends(enter)).toBe(true);
});

it.each([
  ['a new line', { shiftKey: true }],
  ['a word of an input method', { isComposing: true }],
  ['the same in Safari', { keyCode: 229 }],
  ['any other key', { key: 'a' }],
])('does not send for %s', (_, difference) => {
  expect(enterSends({ ...enter, ...difference })).toBe(false);
});

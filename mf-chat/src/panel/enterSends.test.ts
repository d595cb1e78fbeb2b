import { expect, it } from 'vitest';
import { enterSends } from './enterSends.ts';

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

it('sends with Enter', () => {
  expect(enterSends(enter)).toBe(true);
});

it.each([
  ['Shift+Enter', { shiftKey: true }],
  ['Enter in an input method', { isComposing: true }],
  ['Enter in an input method in Safari', { keyCode: 229 }],
  ['another key', { key: 'a' }],
])('does not send for %s', (_, difference) => {
  expect(enterSends({ ...enter, ...difference })).toBe(false);
});

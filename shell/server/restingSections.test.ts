import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RestingSections } from './restingSections.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 1000;
let resting: RestingSections;
beforeEach(() => {
  resting = new RestingSections();
});
const isResting = (version = '1') => resting.isResting('guides', version);

it('remembers for ten seconds that a version’s code fails, and of that version only', () => {
  resting.fail('guides', '1', 'code');
  expect(isResting()).toBe(true);
  expect(resting.isResting('chat', '1')).toBe(false);
  vi.advanceTimersByTime(11 * second);
  expect(isResting()).toBe(false);
  resting.fail('guides', '1', 'code');
  expect(isResting('2')).toBe(false);
});

it('forgets that the data of one page could not be read', () => {
  for (let page = 0; page < 20; page += 1) {
    resting.fail('guides', '1', 'page');
    expect(isResting()).toBe(false);
    resting.succeed('guides', '1');
  }
});

it('leaves a section alone when page after page lacks its data, and then tries one page', () => {
  for (let page = 0; page < 5; page += 1) resting.fail('guides', '1', 'page');
  expect(isResting()).toBe(true);
  vi.advanceTimersByTime(11 * second);
  expect(isResting()).toBe(false);
  resting.fail('guides', '1', 'page');
  expect(isResting()).toBe(true);
});

it('leaves a version that stops its thread alone for longer each time', () => {
  for (const seconds of [10, 60, 600, 600]) {
    resting.stop('guides', '1');
    vi.advanceTimersByTime((seconds - 1) * second);
    expect(isResting()).toBe(true);
    vi.advanceTimersByTime(2 * second);
    expect(isResting()).toBe(false);
    // A page without the fault does not shorten it.
    resting.succeed('guides', '1');
  }
});

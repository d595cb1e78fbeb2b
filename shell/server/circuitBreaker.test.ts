import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CircuitBreaker } from './circuitBreaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 1000;
let breaker: CircuitBreaker;
beforeEach(() => {
  breaker = new CircuitBreaker();
});
const isOpen = (version = '1') => breaker.isOpen('guides', version);

it('is open for ten seconds after a version’s code fails, for that version only', () => {
  breaker.fail('guides', '1', 'code');
  expect(isOpen()).toBe(true);
  expect(breaker.isOpen('chat', '1')).toBe(false);
  vi.advanceTimersByTime(11 * second);
  expect(isOpen()).toBe(false);
  breaker.fail('guides', '1', 'code');
  expect(isOpen('2')).toBe(false);
});

it('stays closed when the data of one page cannot be read', () => {
  for (let page = 0; page < 20; page += 1) {
    breaker.fail('guides', '1', 'page');
    expect(isOpen()).toBe(false);
    breaker.succeed('guides', '1');
  }
});

it('opens when page after page lacks a section’s data, and then tries one page', () => {
  for (let page = 0; page < 5; page += 1) breaker.fail('guides', '1', 'page');
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(11 * second);
  expect(isOpen()).toBe(false);
  breaker.fail('guides', '1', 'page');
  expect(isOpen()).toBe(true);
});

it('is open longer each time that a version blocks its thread', () => {
  for (const seconds of [10, 60, 600, 600]) {
    breaker.stop('guides', '1');
    vi.advanceTimersByTime((seconds - 1) * second);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(2 * second);
    expect(isOpen()).toBe(false);
    // A page without the fault does not shorten it.
    breaker.succeed('guides', '1');
  }
});

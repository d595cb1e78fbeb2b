import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onReconnect } from './onReconnect.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const goOnline = () => window.dispatchEvent(new Event('online'));

it('calls once, after a delay, when the network comes back twice', () => {
  const callback = vi.fn();
  onReconnect(callback);
  goOnline();
  vi.advanceTimersByTime(900);
  goOnline();
  vi.advanceTimersByTime(900);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('does not call after unsubscribing, even when the network is back already', () => {
  const callback = vi.fn();
  const unsubscribe = onReconnect(callback);
  goOnline();
  unsubscribe();
  goOnline();
  vi.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
});

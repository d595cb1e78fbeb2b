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

const networkIsBack = () => window.dispatchEvent(new Event('online'));

it('waits a moment, and calls once for a network that came twice', () => {
  const renew = vi.fn();
  onReconnect(renew);
  networkIsBack();
  vi.advanceTimersByTime(900);
  networkIsBack();
  vi.advanceTimersByTime(900);
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('calls nobody who has left, even a moment after the network came', () => {
  const renew = vi.fn();
  const leave = onReconnect(renew);
  networkIsBack();
  leave();
  networkIsBack();
  vi.advanceTimersByTime(5000);
  expect(renew).not.toHaveBeenCalled();
});

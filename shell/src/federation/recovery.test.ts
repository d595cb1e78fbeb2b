import { expect, it, vi } from 'vitest';
import { onRecovery, recovered } from './recovery.ts';

it('calls every place of the section once, and no place of another', () => {
  const widget = vi.fn();
  const home = vi.fn();
  const other = vi.fn();
  onRecovery('chat', widget);
  onRecovery('chat', home);
  onRecovery('guides', other);
  recovered('chat');
  recovered('chat');
  expect(widget).toHaveBeenCalledOnce();
  expect(home).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

it('lets a place that fails again wait again', () => {
  const again = vi.fn(() => {
    onRecovery('chat', again);
  });
  onRecovery('chat', again);
  recovered('chat');
  expect(again).toHaveBeenCalledTimes(1);
  recovered('chat');
  expect(again).toHaveBeenCalledTimes(2);
});

it('leaves a place alone that is no longer there', () => {
  const gone = vi.fn();
  onRecovery('chat', gone)();
  recovered('chat');
  expect(gone).not.toHaveBeenCalled();
});

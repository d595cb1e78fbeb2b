import { expect, it, vi } from 'vitest';
import { notifyRecovery, onRecovery } from './recovery.ts';

it('retries every slot of the section and none of another', () => {
  const widget = vi.fn();
  const home = vi.fn();
  const other = vi.fn();
  onRecovery('chat', widget);
  onRecovery('chat', home);
  onRecovery('guides', other);
  notifyRecovery('chat');
  expect(widget).toHaveBeenCalledOnce();
  expect(home).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

it('retries only the slots that had failed by then', () => {
  const later = vi.fn();
  onRecovery('chat', () => {
    onRecovery('chat', later);
  });
  notifyRecovery('chat');
  expect(later).not.toHaveBeenCalled();
  notifyRecovery('chat');
  expect(later).toHaveBeenCalledOnce();
});

it('does not retry a slot that has unmounted', () => {
  const gone = vi.fn();
  onRecovery('chat', gone)();
  notifyRecovery('chat');
  expect(gone).not.toHaveBeenCalled();
});

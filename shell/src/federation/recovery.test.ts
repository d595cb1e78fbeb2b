import { expect, it, vi } from 'vitest';
import { onRecovery, recovered } from './recovery.ts';

it('calls every place of the section, and no place of another', () => {
  const widget = vi.fn();
  const home = vi.fn();
  const other = vi.fn();
  onRecovery('chat', widget);
  onRecovery('chat', home);
  onRecovery('guides', other);
  recovered('chat');
  expect(widget).toHaveBeenCalledOnce();
  expect(home).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

it('calls only those that waited when it began', () => {
  const later = vi.fn();
  onRecovery('chat', () => {
    onRecovery('chat', later);
  });
  recovered('chat');
  expect(later).not.toHaveBeenCalled();
  recovered('chat');
  expect(later).toHaveBeenCalledOnce();
});

it('leaves a place alone that is no longer there', () => {
  const gone = vi.fn();
  onRecovery('chat', gone)();
  recovered('chat');
  expect(gone).not.toHaveBeenCalled();
});

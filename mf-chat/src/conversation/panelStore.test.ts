import { beforeEach, expect, it } from 'vitest';
import {
  closePanel,
  dismissPanel,
  markUnread,
  openPanel,
  takeQuestion,
  usePanel,
} from './panelStore.ts';

const opener = { id: 'button' } as HTMLElement;
const state = () => usePanel.getState();

beforeEach(() => usePanel.setState(usePanel.getInitialState()));

it('stores its opener and counts openings', () => {
  expect(state()).toMatchObject({ open: false, unread: false, openCount: 0, restoresFocus: false });
  openPanel(opener);
  openPanel(null);
  expect(state()).toMatchObject({ open: true, opener: null, openCount: 2 });
});

it('restores the focus when dismissed, but not when closed', () => {
  openPanel(opener);
  dismissPanel();
  expect(state()).toMatchObject({ open: false, opener, restoresFocus: true });
  openPanel(opener);
  expect(state().restoresFocus).toBe(false);
  dismissPanel();
  closePanel();
  expect(state()).toMatchObject({ open: false, restoresFocus: false });
});

it('is unread until it is opened', () => {
  markUnread();
  expect(state().unread).toBe(true);
  openPanel(opener);
  expect(state().unread).toBe(false);
  markUnread();
  expect(state().unread).toBe(false);
});

it('hands the question of its opener over once', () => {
  openPanel(opener, 'Appelli');
  expect(takeQuestion()).toBe('Appelli');
  expect(takeQuestion()).toBeNull();
});

it('forgets a question that was not asked when it is opened without one', () => {
  openPanel(opener, 'Appelli');
  openPanel(null);
  expect(takeQuestion()).toBeNull();
});

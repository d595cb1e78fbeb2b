import { beforeEach, expect, it } from 'vitest';
import { closePanel, leavePanel, noticeAnswer, openPanel, usePanel } from './panelStore.ts';

const opener = { id: 'button' } as HTMLElement;
const state = () => usePanel.getState();

beforeEach(() => usePanel.setState(usePanel.getInitialState()));

it('opens, and remembers what opened it and how often', () => {
  expect(state()).toMatchObject({ open: false, unread: false, openings: 0, returning: false });
  openPanel(opener);
  openPanel(null);
  expect(state()).toMatchObject({ open: true, opener: null, openings: 2 });
});

it('gives focus back when it is left, and not when it is closed', () => {
  openPanel(opener);
  leavePanel();
  expect(state()).toMatchObject({ open: false, opener, returning: true });
  openPanel(opener);
  expect(state().returning).toBe(false);
  leavePanel();
  closePanel();
  expect(state()).toMatchObject({ open: false, returning: false });
});

it('has something to read until it is opened', () => {
  noticeAnswer();
  expect(state().unread).toBe(true);
  openPanel(opener);
  expect(state().unread).toBe(false);
  noticeAnswer();
  expect(state().unread).toBe(false);
});

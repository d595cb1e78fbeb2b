import { createStore } from 'shared/runtime';

interface PanelState {
  open: boolean;
  /** An answer came while the panel was closed. */
  unread: boolean;
  /** What opened the panel. */
  opener: HTMLElement | null;
  /** How often it was asked for. */
  openings: number;
  /** Whether focus is to go back to what opened the panel, now that it is closed. */
  returning: boolean;
}

/** Whether the panel is open, for all that opens and closes it. */
export const usePanel = createStore<PanelState>(() => ({
  open: false,
  unread: false,
  opener: null,
  openings: 0,
  returning: false,
}));

/** @param opener What gets the focus back; the chat's own button if there is none. */
export function openPanel(opener: HTMLElement | null): void {
  usePanel.setState(({ openings }) => ({
    open: true,
    unread: false,
    opener,
    openings: openings + 1,
    returning: false,
  }));
}

/** Closes the panel and leaves focus where it is. */
export function closePanel(): void {
  usePanel.setState({ open: false, returning: false });
}

/** Closes the panel from inside it: focus goes back to what opened it. */
export function leavePanel(): void {
  usePanel.setState({ open: false, returning: true });
}

/** Tells the button that there is something to read, unless it is being read. */
export function noticeAnswer(): void {
  usePanel.setState(({ open }) => ({ unread: !open }));
}

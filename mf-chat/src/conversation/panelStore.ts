import { createStore } from 'shared/runtime';

interface PanelState {
  open: boolean;
  /** An answer has arrived while the panel was closed. */
  unread: boolean;
  /** The element that opened the panel. */
  opener: HTMLElement | null;
  /** A question to send as soon as the panel's code is there. */
  question: string | null;
  /** How often the panel was opened, also while it was open already. */
  openCount: number;
  /** Whether the closed panel must restore the focus to its opener. */
  restoresFocus: boolean;
}

export const usePanel = createStore<PanelState>(() => ({
  open: false,
  unread: false,
  opener: null,
  question: null,
  openCount: 0,
  restoresFocus: false,
}));

/**
 * @param opener Receives the focus when the panel is dismissed; null for the chat's own button.
 * @param question Is sent by the panel.
 */
export function openPanel(opener: HTMLElement | null, question: string | null = null): void {
  usePanel.setState(({ openCount }) => ({
    open: true,
    unread: false,
    opener,
    question,
    openCount: openCount + 1,
    restoresFocus: false,
  }));
}

/** Hands the opener's question over, once. */
export function takeQuestion(): string | null {
  const { question } = usePanel.getState();
  if (question !== null) usePanel.setState({ question: null });
  return question;
}

/** Closes the panel and leaves the focus where it is. */
export function closePanel(): void {
  usePanel.setState({ open: false, restoresFocus: false });
}

/** Closes the panel and restores the focus to its opener. */
export function dismissPanel(): void {
  usePanel.setState({ open: false, restoresFocus: true });
}

/** Shows the unread mark on the button, unless the panel is open. */
export function markUnread(): void {
  usePanel.setState(({ open }) => ({ unread: !open }));
}

/** Phones, and viewports too low for a floating panel: the `small` variant of styles.css. */
const sheet = '(width < 40rem), (height < 30rem)';

export const sheetQuery = () => window.matchMedia(sheet);

/** Whether the panel is a sheet over the page. */
export function isSheet(): boolean {
  return sheetQuery().matches;
}

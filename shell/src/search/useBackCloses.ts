import { useEffect, useRef } from 'react';

const mark = 'searchIsOpen';
const isOnTop = () => window.history.state?.[mark] === true;

/**
 * Makes Back close the palette instead of leaving the page, by a history entry that is removed when the
 * palette closes otherwise. The entry bypasses the router, because the location does not change.
 *
 * @returns a function to call before a link replaces the entry.
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  const isReplaced = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same in every render.
  useEffect(() => {
    const { history } = window;
    if (!open) {
      if (isOnTop() && !isReplaced.current) history.back();
      return;
    }
    isReplaced.current = false;
    if (!isOnTop()) {
      history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, [mark]: true }, '');
    }
    const closeWhenLeft = () => {
      if (!isOnTop()) close();
    };
    window.addEventListener('popstate', closeWhenLeft);
    return () => window.removeEventListener('popstate', closeWhenLeft);
  }, [open]);
  return () => {
    isReplaced.current = true;
  };
}

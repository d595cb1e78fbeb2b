import { useEffect, useRef } from 'react';

const mark = 'searchIsOpen';
const isOnTop = () => window.history.state?.[mark] === true;

/**
 * While it is open, Back closes it instead of leaving the page: it has an entry of the history of its
 * own, which goes when it is closed otherwise. The router is not asked: for it, nothing has changed.
 *
 * @returns To be called before a link takes the entry's place.
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  const isReplaced = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` means the same at every render.
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

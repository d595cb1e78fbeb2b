import { useEffect, useRef } from 'react';
import { addEntry, isPaletteEntry, removeEntry, waitForRemoval } from './paletteEntry.ts';

/**
 * Makes Back close the palette instead of leaving the page, by a history entry that is removed when the
 * palette closes otherwise. The entry bypasses the router, because the location does not change.
 *
 * @returns a function to call before a result is followed: the entry then stays, so that Back returns to the
 *   results.
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  const isFollowed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same in every render.
  useEffect(() => {
    if (!open) {
      if (!isFollowed.current) removeEntry();
      return;
    }
    isFollowed.current = false;
    const closing = new AbortController();
    const { signal } = closing;
    const closeWhenLeft = () => {
      if (!isPaletteEntry()) close();
    };
    // After closing and reopening at once, the first entry must not close the second palette.
    void waitForRemoval().then(() => {
      if (signal.aborted) return;
      addEntry();
      window.addEventListener('popstate', closeWhenLeft, { signal });
    });
    return () => closing.abort();
  }, [open]);
  return () => {
    isFollowed.current = true;
  };
}

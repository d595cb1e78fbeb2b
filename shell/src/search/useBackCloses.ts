import { useEffect, useRef } from 'react';
import { isPaletteEntry, openEntry } from './paletteEntry.ts';

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
      if (isPaletteEntry() && !isFollowed.current) window.history.back();
      return;
    }
    isFollowed.current = false;
    openEntry();
    const closeWhenLeft = () => {
      if (!isPaletteEntry()) close();
    };
    window.addEventListener('popstate', closeWhenLeft);
    return () => window.removeEventListener('popstate', closeWhenLeft);
  }, [open]);
  return () => {
    isFollowed.current = true;
  };
}

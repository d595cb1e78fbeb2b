import { useEffect } from 'react';
import { coversPage, onCoverChange } from './coversPage.ts';

/** The page behind a panel that covers it does not scroll meanwhile. */
export function useStillPage(): void {
  useEffect(() => {
    const root = document.documentElement;
    const hold = () => {
      root.style.overflow = coversPage() ? 'hidden' : '';
    };
    hold();
    const stop = onCoverChange(hold);
    return () => {
      root.style.overflow = '';
      stop();
    };
  }, []);
}

import { useSyncExternalStore } from 'react';

function listen(onChange: () => void): () => void {
  const paper = window.matchMedia('print');
  paper.addEventListener('change', onChange);
  return () => paper.removeEventListener('change', onChange);
}

/** Whether the page is being put on paper, where nothing can be pressed open. */
export function usePrinting(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia('print').matches);
}

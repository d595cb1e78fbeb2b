import { useSyncExternalStore } from 'react';

/** Between the browser's announcement and its end; the media query alone answers too late. */
let announced = false;

function listen(onChange: () => void): () => void {
  const announce = () => {
    announced = true;
    onChange();
  };
  const end = () => {
    announced = false;
    onChange();
  };
  const paper = window.matchMedia('print');
  window.addEventListener('beforeprint', announce);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', announce);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', onChange);
  };
}

/**
 * Whether the page is being put on paper, where nothing can be pressed open: whoever folds
 * something away unfolds it then.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(listen, () => announced || window.matchMedia('print').matches);
}

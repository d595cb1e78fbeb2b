import { useSyncExternalStore } from 'react';

/** Between `beforeprint` and `afterprint`; the media query alone changes too late. */
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
  const printQuery = window.matchMedia('print');
  window.addEventListener('beforeprint', announce);
  window.addEventListener('afterprint', end);
  printQuery.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', announce);
    window.removeEventListener('afterprint', end);
    printQuery.removeEventListener('change', onChange);
  };
}

/** Whether the page is being printed, so that collapsed content can be expanded. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    listen,
    () => announced || window.matchMedia('print').matches,
    () => false,
  );
}

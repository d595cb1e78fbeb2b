import { personalStorageKey } from 'shared/contract';

/** Marks the page with what is personal on this device, so that sections reserve its room in the first paint. */
export function markPersonal(): void {
  const mark = () => {
    try {
      document.documentElement.dataset.personal = localStorage.getItem(personalStorageKey) ?? '';
    } catch {
      // Without storage nothing is kept.
    }
  };
  mark();
  // Another tab stored or deleted something.
  window.addEventListener('storage', mark);
}

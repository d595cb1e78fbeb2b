import { personalStorageKey } from 'shared/contract';
import { attempt } from 'shared/data';

/** Marks the page with what is personal on this device, so that sections reserve its room in the first paint. */
export function markPersonal(): void {
  const mark = () => {
    const kept = attempt(() => localStorage.getItem(personalStorageKey));
    if (kept !== undefined) document.documentElement.dataset.personal = kept ?? '';
  };
  mark();
  // Another tab stored or deleted something.
  window.addEventListener('storage', mark);
}

import { personalStorageKey } from 'shared/contract';
import { safeStorage } from 'shared/runtime';

/**
 * Says whether a section keeps something personal on this device, for the next page's first paint and
 * for this one.
 *
 * @param mark Begins with the section's name, such as `handouts-followed`.
 */
export function setPersonalMark(mark: string, isKept: boolean): void {
  const kept = (safeStorage.getItem(personalStorageKey) ?? '').split(' ');
  const others = kept.filter((name) => name !== '' && name !== mark);
  const marks = (isKept ? [...others, mark] : others).join(' ');
  if (marks === '') safeStorage.removeItem(personalStorageKey);
  else safeStorage.setItem(personalStorageKey, marks);
  // Also where the browser refuses storage: what is shown then lasts as long as the page.
  document.documentElement.dataset.personal = marks;
}

import { languageNamed, languageParameter, languageStorageKey } from 'shared/contract';
import { attempt } from 'shared/data';

/**
 * Asks for the page in the language that the visitor chose, if the HTML is in another: on a device without
 * the service worker, which asks for it from the start. Nothing of this HTML is shown meanwhile.
 *
 * @returns whether the page is being replaced.
 */
export function changeLanguage(): boolean {
  const page = document.documentElement;
  const url = new URL(location.href);
  const chosen = languageNamed(attempt(() => localStorage.getItem(languageStorageKey)));
  if (!chosen || chosen === page.lang || url.searchParams.has(languageParameter)) return false;
  url.searchParams.set(languageParameter, chosen);
  page.hidden = true;
  location.replace(url);
  return true;
}

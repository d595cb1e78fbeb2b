import { languageNamed, languageParameter, languageStorageKey } from 'shared/contract';

/**
 * Asks for the page in the language that the visitor chose, if the HTML is in another: on a device without
 * the service worker, which asks for it from the start. Nothing of this HTML is shown meanwhile.
 *
 * @returns whether the page is being replaced.
 */
export function changeLanguage(): boolean {
  const page = document.documentElement;
  const url = new URL(location.href);
  const chosen = languageNamed(storedLanguage());
  if (!chosen || chosen === page.lang || url.searchParams.has(languageParameter)) return false;
  url.searchParams.set(languageParameter, chosen);
  page.hidden = true;
  location.replace(url);
  return true;
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    return null;
  }
}

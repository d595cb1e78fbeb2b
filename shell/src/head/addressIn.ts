import type { Language } from 'shared/contract';

/**
 * The absolute URL of a page in a language. Italian, the default, has no `lang` parameter.
 *
 * @param origin The site's public origin, from its configuration.
 * @param pathname As the browser has it: encoded, beginning with a slash.
 */
export function addressIn(origin: string, pathname: string, language: Language): string {
  const address = new URL(pathname, origin);
  if (language !== 'it') address.searchParams.set('lang', language);
  return address.href;
}

import {
  type LinkProps,
  type NavLinkProps,
  parsePath,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
} from 'react-router-dom';
import { defaultLanguage, languageParameter } from '../contract/language.ts';
import { useLanguage } from './i18n.ts';

/**
 * React Router's `Link` with the current language in the URL (`/guide?lang=en`), so that a server or
 * cache that does not know the visitor's choice sends the page in that language.
 */
export function Link({ to, ...props }: LinkProps) {
  return <RouterLink to={useAddress(to)} {...props} />;
}

/** React Router's `NavLink` with the current language in the URL. */
export function NavLink({ to, ...props }: NavLinkProps) {
  return <RouterNavLink to={useAddress(to)} {...props} />;
}

/** A path of the site with `lang`, unless the language is the default. */
function useAddress(to: To): To {
  const language = useLanguage();
  if (language === defaultLanguage || typeof to !== 'string' || !to.startsWith('/')) return to;
  const { search, ...path } = parsePath(to);
  const parameters = new URLSearchParams(search);
  parameters.set(languageParameter, language);
  return { ...path, search: `?${parameters}` };
}

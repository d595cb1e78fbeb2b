import {
  type LinkProps,
  type NavLinkProps,
  parsePath,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
} from 'react-router-dom';
import { defaultLanguage } from '../contract/language.ts';
import { useLanguage } from './i18n.ts';

/**
 * React Router's `Link`, to the page in the current language: `/guide?lang=en`. So the HTML of the next page is
 * in that language too, without scripts and where nobody knows the visitor's choice.
 */
export function Link({ to, ...props }: LinkProps) {
  return <RouterLink to={useAddress(to)} {...props} />;
}

/** React Router's `NavLink`, to the page in the current language. */
export function NavLink({ to, ...props }: NavLinkProps) {
  return <RouterNavLink to={useAddress(to)} {...props} />;
}

/** A path of the site with `lang`, unless the language is the default. */
function useAddress(to: To): To {
  const language = useLanguage();
  if (language === defaultLanguage || typeof to !== 'string' || !to.startsWith('/')) return to;
  const { search, ...path } = parsePath(to);
  const parameters = new URLSearchParams(search);
  parameters.set('lang', language);
  return { ...path, search: `?${parameters}` };
}

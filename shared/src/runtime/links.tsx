import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router-dom';

/** A link inside the site. Where the browser can, the pages change in one short movement. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}

/** A link of the navigation, which knows whether the visitor is there. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink viewTransition {...props} />;
}

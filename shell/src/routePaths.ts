import { artefactNames } from 'shared/contract';
import { pages } from './composition.ts';

/** The pages of the teams, about the health of what they release: `/versioni/guides`. */
export const healthPages = artefactNames.map((name) => ({
  path: `/versioni/${name}`,
  name,
}));

/** Every URL of the site: the shell's own pages, and those of sections. */
export const routePaths: readonly string[] = [
  '/',
  '/chi-siamo',
  '/versioni',
  '/accessibilita',
  ...healthPages.map(({ path }) => path),
  ...pages.map(({ path }) => path),
];

/** Whether a path is that of a page, as the router compares it. In a worker, which has no router. */
export function isPagePath(pathname: string): boolean {
  return pagePaths.test(pathname);
}

const pagePaths = new RegExp(
  `^(?:${routePaths.map((path) => path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

/** The routes whose pages have a feed of their own; the whole site has one too. */
export const feedRoutes: readonly string[] = pages
  .filter(({ hasFeed }) => hasFeed)
  .map(({ path }) => path);

/** The pages that search engines should not list. */
export const unlistedPaths: readonly string[] = [
  '/versioni',
  ...healthPages.map(({ path }) => path),
];

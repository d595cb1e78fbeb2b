import type { ViewAddress } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { homeSections, pages } from '../composition.ts';

/** The section that a page shows first: the one that fills it, or the home page's nearest. */
export function firstViewAt(pathname: string): ViewAddress | undefined {
  if (pathname === '/') return homeSections[0]?.view;
  return pages.find(({ path }) => matchPath(path, pathname))?.view;
}

import type { ViewAddress } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { homeSections, pages } from '../composition.ts';

/** The section that fills a page, if one does. */
export function viewAt(pathname: string): ViewAddress | undefined {
  return pages.find(({ path }) => matchPath(path, pathname))?.view;
}

/** The section that a page shows first: the one that fills it, or the home page's nearest. */
export function firstViewAt(pathname: string): ViewAddress | undefined {
  return pathname === '/' ? homeSections[0]?.view : viewAt(pathname);
}

import type { PageAddress, ViewAddress } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { initialViews, pages } from '../composition.ts';

/** The section that fills a page, if one does. */
export function viewAt(pathname: string): ViewAddress | undefined {
  return pageAt(pathname)?.view;
}

/** The sections that a page shows first, the nearest first. */
export function initialViewsAt({ pathname, search }: PageAddress): ViewAddress[] {
  const parameters = new URLSearchParams(search);
  const route = pageAt(pathname)?.path ?? pathname;
  return initialViews(route)
    .filter(({ parameter }) => parameter === undefined || parameters.has(parameter))
    .map(({ view }) => view);
}

function pageAt(pathname: string) {
  return pages.find(({ path }) => matchPath(path, pathname));
}

import type { PageAddress, ViewAddress } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { initialViews, pages } from '../composition.ts';

/** The view that fills a page, if it is a section's page. */
export function viewAt(pathname: string): ViewAddress | undefined {
  return pageAt(pathname)?.view;
}

/** The views that a page shows first, from top to bottom. */
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

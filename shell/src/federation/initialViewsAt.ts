import type { PageLocation, ViewReference } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { homeSections, pages } from '../composition.ts';
import { initialViews } from '../initialViews.ts';
import { routePaths } from '../routePaths.ts';

/** The view that fills a page, if it is a section's page. */
export function viewAt(pathname: string): ViewReference | undefined {
  return pageAt(pathname)?.view;
}

/** The route pattern of a path; `*` when none matches. Static patterns win, as in the router. */
export function routeAt(pathname: string): string {
  const matching = routePaths.filter((route) => matchPath(route, pathname));
  return matching.find((route) => !route.includes(':')) ?? matching[0] ?? '*';
}

/** Every view in the slots of a page, from top to bottom; not what floats above it. */
export function viewsAt(pathname: string): ViewReference[] {
  if (pathname === '/') return homeSections.map(({ view }) => view);
  const view = viewAt(pathname);
  return view ? [view] : [];
}

/** The views that a page shows first, from top to bottom. */
export function initialViewsAt({ pathname, search }: PageLocation): ViewReference[] {
  const parameters = new URLSearchParams(search);
  const route = pageAt(pathname)?.path ?? pathname;
  return initialViews(route)
    .filter(({ parameter }) => parameter === undefined || parameters.has(parameter))
    .map(({ view }) => view);
}

function pageAt(pathname: string) {
  return pages.find(({ path }) => matchPath(path, pathname));
}

import type { PageLocation, RemoteName, ViewReference } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { type HomeSection, homeSections, navigation, pages, widget } from './composition.ts';
import { routePaths } from './routePaths.ts';

/** A view that a visitor sees first; with a parameter, only where the URL has it. */
export type InitialView = Pick<HomeSection, 'view' | 'parameter'>;

/** The route pattern of a path; `*` when none matches. Static patterns win, as in the router. */
export function routeAt(pathname: string): string {
  const matching = routePaths.filter((route) => matchPath(route, pathname));
  return matching.find((route) => !route.includes(':')) ?? matching[0] ?? '*';
}

/** The view that fills a page, if it is a section's page. */
export function viewAt(pathname: string): ViewReference | undefined {
  return pages.find(({ path }) => matchPath(path, pathname))?.view;
}

/** Every view in the slots of a page, from top to bottom; not what floats above it. */
export function viewsAt(pathname: string): ViewReference[] {
  if (pathname === '/') return homeSections.map(({ view }) => view);
  const view = viewAt(pathname);
  return view ? [view] : [];
}

/** The remotes whose code a page may need at once: of its slots, of the menu's pages, and of the widget. */
export function remotesAt(pathname: string): ReadonlySet<RemoteName> {
  const behindMenu = navigation.flatMap(({ to }) => viewAt(to) ?? []);
  const views = [...viewsAt(pathname), ...behindMenu, widget.view];
  return new Set(views.map(({ remote }) => remote));
}

/**
 * The views that the server renders in a page. On the home page, whose styles contain its own, also what floats above
 * it: elsewhere its styles would delay the first paint.
 */
export function renderedViewsAt(pathname: string): ViewReference[] {
  return pathname === '/' ? [...viewsAt(pathname), widget.view] : viewsAt(pathname);
}

/**
 * The views that a visitor of a route sees first: the one that fills the page; on the home page the first
 * section, and those with a parameter. The shell's own pages have none.
 */
export function initialViews(route: string): InitialView[] {
  if (route !== '/') return viewsAt(route).map((view) => ({ view }));
  return homeSections.flatMap(({ view, parameter }, index) => {
    if (index === 0) return { view };
    return parameter ? { view, parameter } : [];
  });
}

/** The views that a page shows first, from top to bottom. */
export function initialViewsAt({ pathname, search }: PageLocation): ViewReference[] {
  const parameters = new URLSearchParams(search);
  return initialViews(pathname)
    .filter(({ parameter }) => parameter === undefined || parameters.has(parameter))
    .map(({ view }) => view);
}

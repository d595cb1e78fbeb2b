import { type HomeSection, homeSections, pages } from './composition.ts';

/** A section that a visitor sees first; with a parameter, only where the URL has it. */
export type InitialView = Pick<HomeSection, 'view' | 'parameter'>;

/**
 * The views that a visitor of a route sees first: the one that fills the page; on the home page the first
 * section, and those with a parameter. None on the shell's own pages.
 */
export function initialViews(route: string): InitialView[] {
  if (route !== '/')
    return pages.filter(({ path }) => path === route).map(({ view }) => ({ view }));
  return homeSections.flatMap(({ view, parameter }, index) => {
    if (index === 0) return { view };
    return parameter ? { view, parameter } : [];
  });
}

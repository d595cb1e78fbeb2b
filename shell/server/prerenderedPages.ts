import { type Language, languages } from 'shared/contract';
import { type InitialView, initialViews, routePaths } from '../src/composition.ts';

/** One page whose HTML is made before anybody asks for it. */
export interface PrerenderedPage {
  /** The route's pattern; `*` for whatever is nowhere. */
  route: string;
  /** What it shows first: `['handouts/home', 'calculators/home?calcolatore']`. */
  modules: readonly string[];
  language: Language;
  /** An address of the route, to draw it with. */
  address: string;
  /** Where a host finds it, under the site's root. */
  file: string;
}

/**
 * Every page in every language. A route whose last part is open, such as `/guide/:category`, is one
 * file for all of them: `guide/_.html` answers whatever is one step below `/guide`.
 */
export function prerenderedPages(): PrerenderedPage[] {
  return languages.flatMap((language) => {
    const ending = language === 'it' ? 'html' : `${language}.html`;
    const known = routePaths.map((route) => ({
      route,
      modules: initialViews(route).map(moduleOf),
      language,
      // What a visitor's address says there is not known yet, so it must not be drawn.
      address: route.replace(/:\w+$/, '_'),
      file: `${fileOf(route)}.${ending}`,
    }));
    return [
      ...known,
      { route: '*', modules: [], language, address: '/404', file: `404.${ending}` },
    ];
  });
}

function fileOf(route: string): string {
  const folder = route.slice(1);
  if (folder.includes(':')) return folder.replace(/:\w+$/, '_');
  return folder === '' ? 'index' : `${folder}/index`;
}

/** For the script that asks for it early. */
function moduleOf({ view, parameter }: InitialView): string {
  const module = `${view.remote}/${view.module}`;
  return parameter ? `${module}?${parameter}` : module;
}

import { defaultLanguage, type Language, languages } from 'shared/contract';
import { routePaths } from '../src/routePaths.ts';
import { type InitialView, initialViews } from '../src/viewsAt.ts';

/** A page to prerender. */
interface PrerenderedPage {
  /** The route's pattern; `*` for the 404 page. */
  route: string;
  /** The initial modules: `['handouts/home', 'calculators/home?calcolatore']`. */
  modules: readonly string[];
  language: Language;
  /** A path that matches the route, to render it with. */
  address: string;
  /** The file, relative to the site's root. */
  file: string;
}

/**
 * Every page in every language. A route with a parameter, such as `/guide/:category`, is one file for all
 * values: hosts serve `guide/_.html` for any path one segment below `/guide`.
 */
export function prerenderedPages(): PrerenderedPage[] {
  return languages.flatMap((language) => {
    const known = routePaths.map((route) => ({
      route,
      modules: modulesOf(route),
      language,
      // The parameter is unknown here, so no page may render its value.
      address: route.replace(/:\w+$/, '_'),
      file: prerenderedFile(route, language),
    }));
    const file = prerenderedFile('*', language);
    return [...known, { route: '*', modules: [], language, address: '/404', file }];
  });
}

/** The file of a route in a language: `guide/_.en.html`. */
export function prerenderedFile(route: string, language: Language): string {
  const ending = language === defaultLanguage ? 'html' : `${language}.html`;
  return `${nameOf(route)}.${ending}`;
}

function nameOf(route: string): string {
  if (route === '*') return '404';
  const folder = route.slice(1);
  if (folder.includes(':')) return folder.replace(/:\w+$/, '_');
  return folder === '' ? 'index' : `${folder}/index`;
}

/** The initial modules of a route, as the preload script reads them. */
export function modulesOf(route: string): string[] {
  return initialViews(route).map(moduleOf);
}

function moduleOf({ view, parameter }: InitialView): string {
  const module = `${view.remote}/${view.module}`;
  return parameter ? `${module}?${parameter}` : module;
}

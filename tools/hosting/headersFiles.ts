import type { SiteConfig } from 'shared/config';
import { shellFolder } from '../../shell/src/boot/shellVersions.ts';
import { edgePath, edgeServices } from './edge.ts';
import {
  commonHeaders,
  contentSecurityPolicy,
  httpsHeaders,
  immutable,
  sectionHeaders,
} from './headers.ts';

/** The rules of a `_headers` file (Cloudflare Pages and Netlify), by path. */
type Rules = Record<string, Record<string, string>>;

/**
 * The shell's `_headers`.
 *
 * @param sections The origins of the sections, or their folder below the shell's.
 */
export function shellHeadersFile(
  sections: readonly string[] | { folder: string },
  config: SiteConfig,
): string {
  const origins = 'folder' in sections ? [] : sections;
  return asFile({
    '/*': {
      ...commonHeaders,
      ...httpsHeaders,
      'Content-Security-Policy': contentSecurityPolicy(origins, config),
    },
    ...('folder' in sections && { [`/${sections.folder}/*`]: { 'Cache-Control': immutable } }),
    '/static/*': { 'Cache-Control': immutable },
    [`/${shellFolder}/*`]: { 'Cache-Control': immutable },
    '/registry.json': { 'Cache-Control': 'no-cache' },
  });
}

/** A section's `_headers`; its URLs contain its version. */
export function sectionHeadersFile(): string {
  return asFile({
    '/*': { ...sectionHeaders, ...httpsHeaders, 'Cache-Control': immutable },
  });
}

/**
 * The shell's `_redirects`, which map routes with parameters to their file.
 *
 * Netlify serves a file that exists, whatever the query, unless the line forces its own; it compares no name with an
 * encoded one, so that English pages share a line for each route, and one that is not rendered yet gets `404.html`,
 * which the browser fills. Cloudflare Pages ignores the query `lang=en`: the browser translates the page.
 *
 * @param routes The route patterns.
 * @param rendered The paths of pages with a file of their own, encoded; Cloudflare Pages would use their
 *   route's file instead.
 * @param edge The lines that `edgeRedirects` writes.
 * @param moved The old paths of pages with their new ones, encoded.
 */
export function shellRedirects(
  routes: readonly string[],
  rendered: readonly string[] = [],
  edge: readonly string[] = [],
  moved: ReadonlyMap<string, string> = new Map(),
): string {
  const withParameter = routes.filter((route) => route.includes(':'));
  const fixed = routes.filter((route) => !route.includes(':'));
  // In these files an asterisk is a wildcard, and nothing escapes it.
  const isLiteral = (path: string) => !path.includes('*');
  const own = rendered.filter((path) => !fixed.includes(path) && isLiteral(path));
  const page = (route: string) => (route === '/' ? '/index' : `${route}/index`);
  const folder = (route: string) => route.replace(/:\w+$/, '');
  return [
    ...edge,
    ...[...moved].filter(([from]) => isLiteral(from)).map(([from, to]) => `${from} ${to} 302`),
    ...fixed.map((route) => `${route} lang=en ${page(route)}.en.html 200!`),
    ...withParameter.map((route) =>
      rendered.length > 0
        ? `${route} lang=en ${page(route)}.en.html 200!`
        : `${folder(route)}* lang=en ${folder(route)}_.en.html 200!`,
    ),
    ...own.map((path) => `${path} ${page(path)}.html 200`),
    ...withParameter.map((route) => `${folder(route)}* ${folder(route)}_.html 200`),
    '',
  ].join('\n');
}

/** The lines of `_redirects` by which Netlify answers for a project. Cloudflare Pages ignores them. */
export function edgeRedirects(project: string): string[] {
  return edgeServices.map((service) => `${edgePath}/${service}/* ${project}/${service}/:splat 200`);
}

/** The lines that `edgeRedirects` wrote into a file. */
export function edgeRedirectsIn(file: string): string[] {
  return file.split('\n').filter((line) => line.startsWith(`${edgePath}/`));
}

function asFile(rules: Rules): string {
  const lines = Object.entries(rules).flatMap(([path, headers], index) => [
    ...(index > 0 ? [''] : []),
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

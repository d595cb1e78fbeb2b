import { always, contentSecurityPolicy } from './headers.ts';

/** Cloudflare Pages and Netlify read headers from a file `_headers` beside what they serve. */
type Rules = Record<string, Record<string, string>>;

const overTls = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
const forEver = 'public, max-age=31536000, immutable';

/**
 * The shell's `_headers`.
 *
 * @param sections The origins of the sections.
 * @param backend The backend's origin.
 */
export function shellHeaders(sections: readonly string[], backend: string): string {
  return asFile({
    '/*': {
      ...always,
      ...overTls,
      'Content-Security-Policy': contentSecurityPolicy(sections, backend),
    },
    '/static/*': { 'Cache-Control': forEver },
    '/registry.json': { 'Cache-Control': 'no-cache' },
  });
}

/** A section's `_headers`: its files have their version in their address. */
export function sectionHeaders(): string {
  return asFile({
    '/*': {
      ...always,
      ...overTls,
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
      'Cache-Control': forEver,
    },
  });
}

/**
 * The shell's `_redirects`, by which open pages find their file (`/guide/:category`).
 *
 * Netlify reads the language too; Cloudflare Pages knows no queries there, and its English visitors
 * get Italian HTML until the page's code runs.
 *
 * @param routes The routes' patterns.
 */
export function shellRedirects(routes: readonly string[]): string {
  const open = routes.filter((route) => route.includes(':'));
  const closed = routes.filter((route) => !route.includes(':'));
  const page = (route: string) => (route === '/' ? '/index' : `${route}/index`);
  const folder = (route: string) => route.replace(/:\w+$/, '');
  return [
    ...closed.map((route) => `${route} lang=en ${page(route)}.en.html 200`),
    ...open.map((route) => `${folder(route)}* lang=en ${folder(route)}_.en.html 200`),
    ...open.map((route) => `${folder(route)}* ${folder(route)}_.html 200`),
    '',
  ].join('\n');
}

function asFile(rules: Rules): string {
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

import type { SiteConfig } from 'shared/config';
import { defaultLanguage, languages } from 'shared/contract';
import type { Page } from './htmlPages.ts';

/** Lists the pages without parameters, in every language; crawlers find the others by links. */
export function sitemap({ url }: SiteConfig, pages: readonly Page[]): string {
  const listed = pages.filter(
    ({ route, head }) =>
      route !== '*' && !route.includes(':') && !head.includes('content="noindex"'),
  );
  const routes = [...new Set(listed.map(({ route }) => route))];
  const urlOf = (route: string, language: string) =>
    escapeXml(
      new URL(language === defaultLanguage ? route : `${route}?lang=${language}`, url).href,
    );
  const entries = routes.flatMap((route) =>
    languages.map((language) =>
      [
        '  <url>',
        `    <loc>${urlOf(route, language)}</loc>`,
        ...languages.map(
          (other) =>
            `    <xhtml:link rel="alternate" hreflang="${other}" href="${urlOf(route, other)}"/>`,
        ),
        '  </url>',
      ].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows every page. */
export function robots({ url }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;
}

/** Lets phones install the site on the home screen. */
export function webManifest({ association }: SiteConfig): string {
  const manifest = {
    id: '/',
    name: association,
    short_name: association,
    description: 'Dispense, guide e risposte: l’università, fermata per fermata.',
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0e1016',
    theme_color: '#0e1016',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

import { defaultLanguage, inLanguage, type Language, languages } from 'shared/contract';
import { pages } from '../src/composition.ts';
import { routePaths, unlistedPaths } from '../src/routePaths.ts';
import { escapeXml } from './escapeXml.ts';

/** Where search engines look for it. */
export const sitemapPath = '/sitemap.xml';

/** The pages without parameters that search engines should list. */
export const listedPaths = routePaths.filter(
  (path) => !path.includes(':') && !unlistedPaths.includes(path),
);

/** The sections that list their pages, because those have a parameter. */
export const listingRemotes = [
  ...new Set(pages.filter(({ path }) => path.includes(':')).map(({ view }) => view.remote)),
];

/**
 * A sitemap of pages in every language, each with its alternates.
 *
 * @param origin The site's public origin.
 * @param paths Encoded: `/dispense/primo-anno/Diritto%20privato`.
 */
export function sitemap(origin: string, paths: readonly string[]): string {
  const address = (path: string, language: Language) =>
    escapeXml(inLanguage(new URL(path, origin), language).href);
  const alternate = (path: string, hreflang: string, language: Language) =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path, language)}"/>`;
  const entries = paths.flatMap((path) =>
    languages.map((language) =>
      [
        '  <url>',
        `    <loc>${address(path, language)}</loc>`,
        ...languages.map((other) => alternate(path, other, other)),
        alternate(path, 'x-default', defaultLanguage),
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

/**
 * Prerenders the frame of every page for one installation: reads the configuration from standard input and
 * writes `{ file, route, modules, language, head, body }` of each page to standard output. A separate
 * program, because it must be built with the React Compiler and the release tools are not.
 */
import { readFileSync } from 'node:fs';
import { parseSiteConfig } from 'shared/config';
import { provideSiteConfig } from 'shared/runtime';
import { prerenderedPages } from './prerenderedPages.ts';
import { renderPage } from './renderPage.ts';

provideSiteConfig(parseSiteConfig(readFileSync(0, 'utf8')));

const pages = [];
for (const { address, ...page } of prerenderedPages()) {
  const { language, route } = page;
  const { head, body } = await renderPage({ address, language, sections: [], now: Date.now() });
  // The page serves many paths, so links with its own path are removed.
  const ownPath = /<link\b[^>]*>|<meta property="og:url"[^>]*>/g;
  pages.push({ ...page, head: route.includes(':') ? head.replace(ownPath, '') : head, body });
}
process.stdout.write(JSON.stringify(pages));

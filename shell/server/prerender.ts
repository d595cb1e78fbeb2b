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
  const servesManyPaths = route.includes(':');
  const request = { address, language, sections: [], now: Date.now(), servesManyPaths };
  const { head, body } = await renderPage(request);
  pages.push({ ...page, head, body });
}
process.stdout.write(JSON.stringify(pages));

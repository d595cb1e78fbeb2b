/**
 * Makes the HTML of every page for one installation: reads its configuration from the standard
 * input, writes `{ file, route, modules, language, head, body }` of each page to the standard output. A
 * program of its own, because whoever publishes is not built with React's compiler.
 */
import { readFileSync } from 'node:fs';
import { parseSiteConfig } from 'shared/config';
import { provideSiteConfig, setLanguage, startI18n } from 'shared/runtime';
import en from '../src/locales/en.json';
import it from '../src/locales/it.json';
import { prerenderedPages } from './prerenderedPages.ts';
import { renderPage } from './renderPage.tsx';

provideSiteConfig(parseSiteConfig(readFileSync(0, 'utf8')));
await startI18n({ it, en }, 'it');

const pages = [];
for (const { address, ...page } of prerenderedPages()) {
  await setLanguage(page.language);
  pages.push({ ...page, ...renderPage(address, page.route.includes(':')) });
}
process.stdout.write(JSON.stringify(pages));

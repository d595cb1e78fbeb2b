/**
 * Prerenders every page for one installation: reads the configuration from standard input and writes
 * `{ file, route, modules, language, head, body }` of each page to standard output. A separate program,
 * because it must be built with the React Compiler and the release tools are not.
 */
import { readFileSync } from 'node:fs';
import { parseSiteConfig } from 'shared/config';
import { defaultLanguage } from 'shared/contract';
import { provideSiteConfig, setLanguage, startI18n } from 'shared/runtime';
import en from '../src/locales/en.json';
import it from '../src/locales/it.json';
import { prerenderedPages } from './prerenderedPages.ts';
import { renderPage } from './renderPage.tsx';

provideSiteConfig(parseSiteConfig(readFileSync(0, 'utf8')));
await startI18n({ it, en }, defaultLanguage);

const pages = [];
for (const { address, ...page } of prerenderedPages()) {
  await setLanguage(page.language);
  pages.push({ ...page, ...renderPage(address, page.route.includes(':')) });
}
process.stdout.write(JSON.stringify(pages));

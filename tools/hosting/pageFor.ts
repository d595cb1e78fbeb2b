import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { defaultLanguage, languages } from 'shared/contract';

interface PageFile {
  /** Under the site's folder. */
  file: string;
  /** False for the 404 page. */
  found: boolean;
}

/**
 * The published page for a URL, as static hosts can be configured: the page of that path, else that of the
 * route with a parameter (`guide/_.html` for one segment below `/guide`), else `404.html`; with
 * `?lang=en`, the English one.
 *
 * @param url Path and query, still encoded, because the name of a course may contain a slash.
 * @returns undefined for an asset.
 */
export function pageFor(folder: string, url: string): PageFile | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const path = pathname.slice(1).replace(/\/$/, '');
  if (path.startsWith('static/')) return undefined;
  const language = languages.find((one) => one === searchParams.get('lang')) ?? defaultLanguage;
  const ending = language === defaultLanguage ? '.html' : `.${language}.html`;
  const known = [posix.join(path, 'index'), posix.join(posix.dirname(path), '_')]
    .map((page) => page + ending)
    .find((file) => existsSync(`${folder}/${file}`));
  if (known) return { file: known, found: true };
  return existsSync(`${folder}/${path}`) ? undefined : { file: `404${ending}`, found: false };
}

import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { defaultLanguage, type Language, languages } from 'shared/contract';
import { decodePathSegment } from 'shared/format';
import { isReleasedName } from 'shared/registry';
import { shellFolder } from '../src/boot/shellVersions.ts';

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
  // Not as a base: `//` would then name a host.
  const { pathname, searchParams } = new URL(`http://site.invalid${url}`);
  const path = pathname.slice(1).replace(/\/$/, '');
  if (path.startsWith('static/')) return undefined;
  const language = languages.find((one) => one === searchParams.get('lang')) ?? defaultLanguage;
  const ending = endingOf(language);
  if (path.startsWith(`${shellFolder}/`) && existsSync(`${folder}/${path}`)) return undefined;
  const files = [pageFile(pathname, language), `${posix.join(posix.dirname(path), '_')}${ending}`];
  const known = files.find((file) => file && existsSync(`${folder}/${file}`));
  if (known) return { file: known, found: true };
  return existsSync(`${folder}/${path}`) ? undefined : { file: `404${ending}`, found: false };
}

/**
 * The file of a page of its own, with the names decoded, as static hosts look for it.
 *
 * @param pathname Encoded.
 * @returns undefined for a path that cannot be one, such as that of a course with a slash in its name.
 */
export function pageFile(pathname: string, language: Language): string | undefined {
  const names = pathname.split('/').filter(Boolean).map(decodePathSegment);
  return names.every(isReleasedName)
    ? [...names, `index${endingOf(language)}`].join('/')
    : undefined;
}

function endingOf(language: Language): string {
  return language === defaultLanguage ? '.html' : `.${language}.html`;
}

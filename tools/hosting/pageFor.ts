import { existsSync } from 'node:fs';
import { posix } from 'node:path';

interface FoundPage {
  /** Under the site's folder. */
  file: string;
  /** False for the page that says that there is none. */
  found: boolean;
}

/**
 * Which of the published pages answers an address, as any static host can be told: the page of that
 * name, else the open one of its folder (`guide/_.html` for whatever is one step below `/guide`),
 * else `404.html`. With `?lang=en`, the English one.
 *
 * @param url Path and query, encoded as the browser sent it: a course may have a slash in its name.
 * @returns nothing for a file that is there, and for what can only be a file.
 */
export function pageFor(folder: string, url: string): FoundPage | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const path = pathname.slice(1).replace(/\/$/, '');
  if (path.startsWith('static/')) return undefined;
  const ending = searchParams.get('lang') === 'en' ? '.en.html' : '.html';
  const known = [posix.join(path, 'index'), posix.join(posix.dirname(path), '_')]
    .map((page) => page + ending)
    .find((file) => existsSync(`${folder}/${file}`));
  if (known) return { file: known, found: true };
  return existsSync(`${folder}/${path}`) ? undefined : { file: `404${ending}`, found: false };
}

import { z } from 'shared/zod';

/**
 * A name that is the same one for file systems, buckets and, encoded, in URLs. Neither hidden (`.`, `..`, `.htaccess`)
 * nor with a separator, a character that nobody sees, such as a line break, or half of one.
 */
const releasedName = /^(?!\.)[^\p{C}\p{Zl}\p{Zp}/\\]+$/u;

/** In bytes. Common file systems refuse longer names. */
const longestName = 255;

/**
 * Whether a file may be published under a path: it then resolves to itself, below the folder that it is relative to.
 * Records, targets, their listings and downloads accept no other.
 */
export function isReleasedPath(path: string): boolean {
  return path.split('/').every(isReleasedName);
}

/** Whether a file or a folder of a released path may have a name. */
export function isReleasedName(name: string): boolean {
  return releasedName.test(name) && new TextEncoder().encode(name).length <= longestName;
}

/** A released path as part of a URL. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

export const versionName = z.string().check(z.regex(releasedName));

/**
 * Whether a path would lead somewhere else than it says. Such a path must not be asked for with the
 * service key: `handouts/../../rest/v1/…` is another part of the project.
 *
 * As `fetch` reads it: an encoded dot is a dot, a backslash is a slash, and spaces and control
 * characters may be dropped. An encoded slash counts as well, because the storage decodes it.
 */
export function hasDotSegment(path: string): boolean {
  const visible = [...path].filter((character) => character > ' ').join('');
  return visible
    .replaceAll(/%2e/gi, '.')
    .split(/[/\\]|%2f|%5c/i)
    .some((segment) => segment === '.' || segment === '..');
}

import type { PublishedFile, PublishedVersion, Registry } from 'shared/registry';

/** Below `/static/`, whose files every host and cache keeps as immutable. */
export const sectionStylesPath = '/static/sections/';

/**
 * A stylesheet of a section, served from the shell's origin: from a section's, one that hangs would hold back
 * the first paint of the whole page.
 */
export interface LinkedStyle {
  /** The path on the shell's origin. */
  href: string;
  integrity: string;
  /** The section's own file. */
  url: string;
}

/** The stylesheets of the live and the previous versions. */
export function publishedStyles({ remotes }: Registry<string>): LinkedStyle[] {
  return [...remotes.values()].flatMap((live) =>
    [live, live.previous ?? []].flat().flatMap(linkedStyles),
  );
}

/** The stylesheets of the modules that rendered something. */
export function stylesOf(
  registry: Registry<string>,
  views: Readonly<Record<string, string>>,
): LinkedStyle[] {
  const modules = new Set(Object.keys(views).map((key) => key.split('/').slice(0, 2).join('/')));
  return [...modules].flatMap((name) => {
    const [remote = '', module = ''] = name.split('/');
    const version = registry.remotes.get(remote);
    return version ? stylesIn(version)(module) : [];
  });
}

/** All stylesheets that pages link of a version. */
export function linkedStyles(version: PublishedVersion): LinkedStyle[] {
  return Object.keys(version.preload).flatMap(stylesIn(version));
}

const stylesIn =
  ({ preload }: PublishedVersion) =>
  (module: string): LinkedStyle[] =>
    (preload[module] ?? []).flatMap(linkedStyle);

function linkedStyle({ url, integrity }: PublishedFile): LinkedStyle[] {
  if (!integrity || !new URL(url).pathname.endsWith('.css')) return [];
  const name = Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('base64url');
  return [{ href: `${sectionStylesPath}${name}.css`, integrity, url }];
}

/** The hash in the path of a linked stylesheet. */
export function integrityIn(path: string): string {
  const name = path.slice(sectionStylesPath.length).replace(/\.css$/, '');
  return `sha384-${Buffer.from(name, 'base64url').toString('base64')}`;
}

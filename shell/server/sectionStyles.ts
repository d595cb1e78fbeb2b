import type { RemoteName } from 'shared/contract';
import type { PublishedFile, PublishedVersion, Registry } from 'shared/registry';
import { withTimeout } from '../src/federation/withTimeout.ts';
import { fetchChecked } from './fetchText.ts';

/** Below `/static/`, whose files every host and cache keeps as immutable. */
export const sectionStylesPath = '/static/sections/';

/** How long a page waits for a file; later pages find it. */
const waitMs = 1000;

/** Stored pages link those of earlier versions for a day. */
const maximumFiles = 100;

/** A stylesheet of a section, served from the shell's origin. */
export interface LinkedStyle {
  /** The path on the shell's origin. */
  href: string;
  integrity: string;
  /** The section's own file. */
  url: string;
}

/**
 * The sections' stylesheets. Pages link them on the shell's own origin: from a section's, one that hangs
 * would hold back the first paint of the whole page.
 */
export class SectionStyles {
  /** By their path; the latest last. */
  readonly #texts = new Map<string, Promise<string>>();

  /**
   * Fetches the stylesheets of a section's live version.
   *
   * @throws Error when one cannot be fetched, comes too late, or has another hash than the registry says.
   */
  async load(registry: Registry, remote: RemoteName): Promise<void> {
    const version = registry.remotes.get(remote);
    const styles = version ? linkedStyles(version) : [];
    await Promise.all(styles.map((style) => withTimeout(this.#read(style), waitMs, remote)));
  }

  /** A stylesheet by its path, if a version in the registry has it or had it. */
  async at(path: string, registry: Registry): Promise<string | undefined> {
    const known = this.#texts.get(path);
    if (known) return known;
    const versions = [...registry.remotes.values()].flatMap((live) => [live, live.previous ?? []]);
    const style = versions
      .flat()
      .flatMap(linkedStyles)
      .find(({ href }) => href === path);
    return style && this.#read(style);
  }

  #read(style: LinkedStyle): Promise<string> {
    const known = this.#texts.get(style.href);
    if (known) return known;
    const text = fetchChecked(style);
    this.#texts.set(style.href, text);
    text.catch(() => this.#texts.delete(style.href));
    for (const path of [...this.#texts.keys()].slice(0, -maximumFiles)) this.#texts.delete(path);
    return text;
  }
}

/** The stylesheets of the modules that rendered something. */
export function stylesOf(
  registry: Registry,
  views: Readonly<Record<string, string>>,
): LinkedStyle[] {
  const modules = new Set(Object.keys(views).map((key) => key.split('/').slice(0, 2).join('/')));
  return [...modules].flatMap((name) => {
    const [remote, module = ''] = name.split('/');
    const version = registry.remotes.get(remote as RemoteName);
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
  const name = Buffer.from(integrity.replace(/^\w+-/, ''), 'base64').toString('base64url');
  return [{ href: `${sectionStylesPath}${name}.css`, integrity, url }];
}

import type { Language } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { pages } from '../composition.ts';

/** The pictures that `tools/artwork` generates: one per section with pages, and the site's own. */
export const sharePictures = ['home', 'handouts', 'guides', 'representatives'] as const;

export type SharePicture = (typeof sharePictures)[number];

/**
 * The picture that messengers show with a link: 1200 × 630 px, in the page's language.
 *
 * @param origin The site's public origin; messengers require absolute URLs.
 */
export function sharePicture(origin: string, pathname: string, language: Language): string {
  const remote = pages.find(({ path }) => matchPath(path, pathname))?.view.remote;
  const name = sharePictures.find((picture) => picture === remote) ?? 'home';
  return new URL(`/share/${name}-${language}.jpg`, origin).href;
}

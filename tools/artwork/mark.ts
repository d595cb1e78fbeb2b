import { readFileSync } from 'node:fs';

const favicon = new URL('../../shell/public/favicon.svg', import.meta.url);

/** The favicon's width and height in its own units. */
export const markSize = 32;

/**
 * The favicon without its background, as elements of an SVG of {@link markSize} units.
 *
 * @param background The colour behind it, which shows inside the mark's stop.
 * @throws Error when the favicon is not a background with a mark on it.
 */
export function mark(background: string): string {
  const [, own, elements] =
    readFileSync(favicon, 'utf8').match(/<rect[^>]*fill="([^"]+)"[^>]*>([\s\S]+)<\/svg>/) ?? [];
  if (!own || !elements) throw new Error(`${favicon.pathname} has no background and mark.`);
  return elements.trim().replaceAll(own, background);
}

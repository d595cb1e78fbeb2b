import { readFileSync } from 'node:fs';

const favicon = new URL('../../../shell/public/favicon.svg', import.meta.url);

/** The mark's box in the favicon: 32 units wide and high, with its own space around it. */
export const markSize = 32;

/**
 * The favicon's line and stop without its ground, as parts of an SVG of {@link markSize} units: the
 * mark is drawn in one place.
 *
 * @param ground The colour behind it, which the stop's middle shows.
 * @throws Error when the favicon is no longer a ground with a mark on it.
 */
export function mark(ground: string): string {
  const [, own, parts] =
    readFileSync(favicon, 'utf8').match(/<rect[^>]*fill="([^"]+)"[^>]*>([\s\S]+)<\/svg>/) ?? [];
  if (!own || !parts) throw new Error(`${favicon.pathname} is not a ground with a mark on it.`);
  return parts.trim().replaceAll(own, ground);
}

import { readFileSync } from 'node:fs';

/** The background of the icons and of the hero's city. */
export const background = '#0e1016';

const favicon = readFileSync(new URL('../../shell/public/favicon.svg', import.meta.url), 'utf8');

/**
 * The favicon on the pictures' background. Its first `fill` is the colour of its own.
 */
export function mark(): string {
  const own = favicon.match(/<rect[^>]*fill="([^"]+)"/)?.[1];
  if (!own) throw new Error('shell/public/favicon.svg has no background.');
  return favicon.replaceAll(own, background);
}

interface Icon {
  name: string;
  /** Pixels. */
  size: number;
  /** Whether the icon has round corners; the system rounds the others. */
  rounded?: true;
  /** The share of the icon's width that the favicon's box fills. */
  share: number;
}

/**
 * A maskable icon may be cut to a circle of 80 % of its width. The mark's ends are 16.4 units from
 * its centre: at two thirds of the size they are at 11 units, inside the circle's radius of 12.8.
 */
export const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, rounded: true, share: 0.82 },
  { name: 'icon-512', size: 512, rounded: true, share: 0.82 },
  { name: 'maskable-512', size: 512, share: 0.67 },
  { name: 'apple-touch-icon', size: 180, share: 0.82 },
];

export function iconHtml({ rounded, share }: Icon): string {
  const radius = rounded ? 25 : 0;
  return `<!doctype html>
<style>
  body { margin: 0; }
  div { display: grid; place-items: center; height: 100vh; background: ${background}; border-radius: ${radius}%; }
  svg { width: ${share * 100}%; }
</style>
<div>${mark()}</div>`;
}

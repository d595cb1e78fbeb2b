import { readFileSync } from 'node:fs';

const stylesheet = new URL('../../../shared/src/styles/accents.css', import.meta.url);
const [light = ''] = readFileSync(stylesheet, 'utf8').split('@media');
const rules = light.matchAll(/\.accent-(\w+)\s*{\s*--accent:\s*(#[0-9a-f]{6})/g);
const colours = new Map(Array.from(rules, ([, accent = '', colour = '']) => [accent, colour]));

/** The accents in the light theme, from the stylesheet that every section uses. */
export const accentColours: readonly string[] = [...colours.values()];

/** @throws Error when the stylesheet lacks the accent. */
export function accentColour(accent: string): string {
  const colour = colours.get(accent);
  if (colour === undefined) throw new Error(`${stylesheet.pathname} has no accent ${accent}.`);
  return colour;
}

import { readFileSync } from 'node:fs';
import type { Accent } from '../../shell/src/composition.ts';

/** The map's colours. On the lightest, an avenue's, white text has a contrast above 4.5:1. */
export const colours = {
  background: '#0e1016',
  /** Blocks, from open to dense. */
  blocks: ['#0f1218', '#12151d', '#151922'],
  street: '#232937',
  road: '#2b3242',
  avenue: '#3e475b',
  canal: '#23455d',
  park: '#111c1d',
  line: '#ffffff',
  stopOff: '#4d5466',
};

const stylesheet = new URL('../../shared/src/styles/accents.css', import.meta.url);

/** An accent's colour in the dark theme, from the stylesheet that every section uses. */
export function darkAccent(accent: Accent): string {
  const [, dark] = readFileSync(stylesheet, 'utf8').split('prefers-color-scheme: dark');
  const rule = new RegExp(`\\.accent-${accent}\\s*{\\s*--accent:\\s*(#[0-9a-f]{6})`);
  const colour = dark?.match(rule)?.[1];
  if (!colour) throw new Error(`${stylesheet.pathname} has no dark colour for ${accent}.`);
  return colour;
}

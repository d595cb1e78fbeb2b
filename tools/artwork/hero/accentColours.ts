import { readFileSync } from 'node:fs';
import type { Accent } from '../../../shell/src/composition.ts';

const styles = new URL('../../../shared/src/styles/accents.css', import.meta.url);

/** The line's colour on the night map, from the stylesheet that every section uses. */
export function nightColour(accent: Accent): string {
  const [, dark] = readFileSync(styles, 'utf8').split('prefers-color-scheme: dark');
  const colour = dark?.match(
    new RegExp(`\\.accent-${accent}\\s*{\\s*--accent:\\s*(#[0-9a-f]{6})`),
  )?.[1];
  if (!colour) throw new Error(`${styles.pathname} names no dark colour for the ${accent} accent.`);
  return colour;
}

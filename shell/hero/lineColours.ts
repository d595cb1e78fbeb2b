import { readFileSync } from 'node:fs';
import type { Line } from '../src/composition.ts';

const styles = new URL('../../shared/src/styles/lines.css', import.meta.url);

/** The line's colour on the night map, from the stylesheet that every section uses. */
export function nightColour(line: Line): string {
  const [, dark] = readFileSync(styles, 'utf8').split('prefers-color-scheme: dark');
  const colour = dark?.match(new RegExp(`\\.line-${line}\\s*{\\s*--line:\\s*(#[0-9a-f]{6})`))?.[1];
  if (!colour) throw new Error(`${styles.pathname} names no dark colour for the ${line} line.`);
  return colour;
}

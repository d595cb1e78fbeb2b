import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, as WCAG 2 defines it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const styles = readFileSync(new URL('./categoryColours.css', import.meta.url), 'utf8');

/** The backgrounds of the colours: paper and cards. */
const themes = [
  { theme: 'light', property: '--category', paper: '#fbfaf7', surface: '#ffffff' },
  { theme: 'dark', property: '--category-dark', paper: '#0e1016', surface: '#171a22' },
];

describe.each(themes)('in the $theme theme', ({ property, paper, surface }) => {
  it.each(catalogue.map((entry) => entry.colour))('%s stands out from paper and card', (name) => {
    const own = new RegExp(`\\.category-${name} {[^}]*${property}: (#[0-9a-f]{6});`).exec(
      styles,
    )?.[1];
    expect(own).toBeDefined();
    expect(contrast(own ?? paper, paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(own ?? surface, surface)).toBeGreaterThanOrEqual(3);
  });
});

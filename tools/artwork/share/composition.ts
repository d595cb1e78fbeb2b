import type { Accent } from '../../../shell/src/composition.ts';
import { nightColour } from '../hero/accentColours.ts';
import type { Composition } from '../hero/compositions.ts';

/** What messengers show: 1.91 to 1. */
export const size = { width: 1200, height: 630 };

/** Where text begins, from the left edge: above the line's first stop. */
export const margin = 72;

const start = { x: margin, y: 562 };
const places = [
  { accent: 'red', at: { x: 350, y: 562 } },
  { accent: 'green', at: { x: 628, y: 562 } },
  { accent: 'blue', at: { x: 894, y: 528 } },
  { accent: 'violet', at: { x: 962, y: 415 } },
  { accent: 'orange', at: { x: 1050, y: 312 } },
  { accent: 'teal', at: { x: 1140, y: 222 } },
] as const;

/**
 * The hero's map in the shape of a share picture. A section draws the line in its own colour, with
 * all its stops; the site draws it in white, with a stop of each section.
 */
export function shareComposition(section: Accent | undefined): Composition {
  return {
    artwork: { ...size, start },
    centre: { x: 985, y: 300 },
    scale: 1.2,
    seed: 1964,
    hairline: 1.1,
    corners: [
      start,
      { x: 860, y: 562 },
      { x: 962, y: 460 },
      { x: 962, y: 400 },
      { x: 1102, y: 260 },
      { x: 1240, y: 122 },
    ],
    joinRadius: 18,
    lineWidth: 13,
    ...(section && { accentColour: nightColour(section) }),
    stops: places.map(({ accent, at }) => ({ accent: section ?? accent, at })),
    shades: [
      { from: { x: 330, y: 0 }, to: { x: 1080, y: 0 }, opacity: 0.96 },
      { from: { x: 0, y: 630 }, to: { x: 0, y: 480 }, opacity: 0.8 },
    ],
  };
}

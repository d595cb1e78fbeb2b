import { nightColour } from './accentColours.ts';
import { type CityPlan, drawCity } from './cityPlan.ts';
import type { Composition } from './compositions.ts';
import { type Point, pathThrough } from './geometry.ts';
import { distanceOf, pointAt, type Route, roundedRoute, stretch } from './route.ts';
import { lighting, momentAt, passages, settling, spreading } from './timeline.ts';

/** The night's tones, here and on icons and share pictures. The lightest, an avenue's, keeps white text above 4.5:1 without any shade. */
export const tones = {
  night: '#0e1016',
  built: ['#0f1218', '#12151d', '#151922'],
  street: '#232937',
  road: '#2b3242',
  avenue: '#3e475b',
  canal: '#23455d',
  park: '#111c1d',
  line: '#ffffff',
  unlit: '#4d5466',
};

/** The light's halo, in widths of the line: many thin layers, so that no edge shows. */
const glowWidths = [5.2, 4.8, 4.4, 4, 3.6, 3.2, 2.8, 2.4, 2, 1.6];

export interface Scene {
  /** What never changes: the plan. */
  still: string;
  /** What changes, at a second of the loop. */
  moving(second: number): string;
}

export function composeScene(composition: Composition): Scene {
  const { corners, joinRadius, stops } = composition;
  const route = roundedRoute(corners, joinRadius);
  const placed = stops.map(({ accent, at }) => {
    const along = distanceOf(route, at);
    return {
      at: pointAt(route, along),
      colour: nightColour(accent),
      ...passages(along / route.length),
    };
  });
  return {
    still: drawPlan(composition, drawCity(composition.centre, composition.scale, composition.seed)),
    moving: (second) =>
      drawLine(composition, route, second) +
      placed.map((stop) => drawStop(composition, stop, second)).join('') +
      disc(composition.artwork.start, composition.lineWidth * 1.35, colourOf(composition)),
  };
}

function drawPlan({ artwork, shades, hairline }: Composition, city: CityPlan): string {
  const strokes = (paths: readonly string[], colour: string, width: number) =>
    `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${(width * hairline).toFixed(2)}" stroke-linejoin="round"/>`;
  const ranked = (rank: 'street' | 'road') =>
    city.streets.filter((street) => street.rank === rank).map(({ path }) => path);
  const box = `width="${artwork.width}" height="${artwork.height}"`;
  return [
    `<rect ${box} fill="${tones.night}"/>`,
    ...tones.built
      .map((colour, tone) => ({
        colour,
        paths: city.ground.filter((block) => block.tone === tone).map(({ path }) => path),
      }))
      .map(({ colour, paths }) => `<path d="${paths.join('')}" fill="${colour}"/>`),
    strokes(ranked('street'), tones.street, 1.1),
    strokes(ranked('road'), tones.road, 1.3),
    ...city.parks.map((park) => `<path d="${park}" fill="${tones.park}"/>`),
    strokes(city.canals, tones.night, 9),
    strokes(city.canals, tones.canal, 4),
    strokes(city.avenues, tones.avenue, 1.7),
    strokes(city.rings, tones.avenue, 1.9),
    ...shades.map(
      ({ from, to, opacity }, at) =>
        `<linearGradient id="shade${at}" gradientUnits="userSpaceOnUse" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"><stop stop-color="${tones.night}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${tones.night}" stop-opacity="0"/></linearGradient><rect ${box} fill="url(#shade${at})"/>`,
    ),
  ].join('');
}

function drawLine(composition: Composition, route: Route, second: number): string {
  const { lineWidth } = composition;
  const colour = colourOf(composition);
  const { from, to, light } = momentAt(second);
  const part = (start: number, end: number, width: number, opacity = 1) =>
    end > start
      ? `<path d="${pathThrough(stretch(route, start * route.length, end * route.length))}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
      : '';
  const train = (lineWidth * 9) / route.length;
  const glow =
    light === undefined || light >= 1
      ? []
      : glowWidths.map((width) => part(Math.max(0, light - train), light, lineWidth * width, 0.04));
  return part(from, to, lineWidth) + glow.join('');
}

const colourOf = ({ accentColour = tones.line }: Composition) => accentColour;

interface PlacedStop {
  at: Point;
  colour: string;
  passed: number;
  left: number;
  reached: number;
}

/** Off: a quiet ring on the map. On: its section's colour in a white ring. */
function drawStop({ lineWidth }: Composition, stop: PlacedStop, second: number): string {
  const { at, colour, passed, left, reached } = stop;
  const radius = lineWidth * 1.9;
  const on =
    second < left
      ? 1
      : second < reached
        ? 1 - settling((second - left) / lighting)
        : settling((second - reached) / lighting);
  const pulse = [passed, reached]
    .map((start) => (second - start) / spreading)
    .filter((share) => share > 0 && share < 1)
    .map((share) => {
      const spread = settling(share);
      return `<circle cx="${at.x}" cy="${at.y}" r="${radius * (1 + spread * 1.5)}" fill="none" stroke="${colour}" stroke-width="${lineWidth * 0.5 * (1 - spread)}" stroke-opacity="${(1 - share).toFixed(3)}"/>`;
    })
    .join('');
  const off = `<circle cx="${at.x}" cy="${at.y}" r="${lineWidth * 0.9}" fill="${tones.night}" stroke="${tones.unlit}" stroke-width="${lineWidth * 0.32}"/>`;
  if (on === 0) return off + pulse;
  const lit = disc(at, radius * on, tones.line) + disc(at, (radius - lineWidth * 0.5) * on, colour);
  return pulse + off + lit;
}

function disc({ x, y }: Point, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}" fill="${colour}"/>`;
}

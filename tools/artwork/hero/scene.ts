import { accents } from '../../../shell/src/composition.ts';
import { colours, darkAccent } from '../colours.ts';
import { drawCity } from './cityPlan.ts';
import type { Composition } from './compositions.ts';
import {
  nearestDistance,
  type Point,
  partOf,
  pathThrough,
  pointAt,
  type Route,
  roundedRoute,
} from './geometry.ts';
import { easeOut, lightingSeconds, momentAt, ringSeconds, timesAt } from './timeline.ts';

/** The glow's strokes, in widths of the line: many faint layers, so that no edge shows. */
const glowWidths = [5.2, 4.8, 4.4, 4, 3.6, 3.2, 2.8, 2.4, 2, 1.6];

/** All pictures show the same city. */
const seed = 1964;

/** SVG elements. */
export interface Scene {
  /** The city. */
  still: string;
  /** The line and its stops, at a second of the loop. */
  moving(second: number): string;
}

export function composeScene(composition: Composition): Scene {
  const { accent, artwork, corners, cornerRadius, lineWidth, stops } = composition;
  const route = roundedRoute(corners, cornerRadius);
  const lineColour = accent ? darkAccent(accent) : colours.line;
  const drawnStops = stops.map((stop, index) => {
    const along = nearestDistance(route, stop);
    return {
      at: pointAt(route, along),
      colour: darkAccent(accent ?? accents[index] ?? 'red'),
      ...timesAt(along / route.length),
    };
  });
  return {
    still: drawMap(composition),
    moving: (second) =>
      drawLine(route, lineWidth, lineColour, second) +
      drawnStops.map((stop) => drawStop(stop, lineWidth, second)).join('') +
      disc(artwork.start, lineWidth * 1.35, lineColour),
  };
}

function drawMap({ artwork, centre, scale, shades, strokeScale }: Composition): string {
  const city = drawCity(centre, scale, seed);
  const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;
  const stroke = (path: string, colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${(width * strokeScale).toFixed(2)}" stroke-linejoin="round"/>`;
  const box = `width="${artwork.width}" height="${artwork.height}"`;
  return [
    `<rect ${box} fill="${colours.background}"/>`,
    ...colours.blocks.map((colour, density) => fill(city.blocks[density] ?? '', colour)),
    stroke(city.streets, colours.street, 1.1),
    stroke(city.roads, colours.road, 1.3),
    fill(city.parks, colours.park),
    stroke(city.canals, colours.background, 9),
    stroke(city.canals, colours.canal, 4),
    stroke(city.avenues, colours.avenue, 1.7),
    stroke(city.rings, colours.avenue, 1.9),
    ...shades.map(
      ({ from, to, opacity }, index) =>
        `<linearGradient id="shade${index}" gradientUnits="userSpaceOnUse" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"><stop stop-color="${colours.background}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colours.background}" stop-opacity="0"/></linearGradient><rect ${box} fill="url(#shade${index})"/>`,
    ),
  ].join('');
}

function drawLine(route: Route, lineWidth: number, colour: string, second: number): string {
  const { from, to, light } = momentAt(second);
  const part = (start: number, end: number, width: number, opacity = 1) =>
    end > start
      ? `<path d="${pathThrough(partOf(route, start * route.length, end * route.length))}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`
      : '';
  const line = part(from, to, lineWidth);
  if (light === undefined || light >= 1) return line;
  const start = Math.max(0, light - (lineWidth * 9) / route.length);
  return line + glowWidths.map((width) => part(start, light, lineWidth * width, 0.04)).join('');
}

interface Stop {
  at: Point;
  colour: string;
  passed: number;
  left: number;
  reached: number;
}

/** Off: a grey ring. On: a disc of its accent in a white ring. A ring spreads when the light passes. */
function drawStop(stop: Stop, lineWidth: number, second: number): string {
  const { at, colour, passed, left, reached } = stop;
  const radius = lineWidth * 1.9;
  const off = `<circle cx="${at.x}" cy="${at.y}" r="${lineWidth * 0.9}" fill="${colours.background}" stroke="${colours.stopOff}" stroke-width="${lineWidth * 0.32}"/>`;
  const pulse = [passed, reached]
    .map((start) => (second - start) / ringSeconds)
    .filter((share) => share > 0 && share < 1)
    .map((share) => {
      const spread = easeOut(share);
      return `<circle cx="${at.x}" cy="${at.y}" r="${radius * (1 + spread * 1.5)}" fill="none" stroke="${colour}" stroke-width="${lineWidth * 0.5 * (1 - spread)}" stroke-opacity="${(1 - share).toFixed(3)}"/>`;
    })
    .join('');
  const on =
    second < reached
      ? 1 - easeOut((second - left) / lightingSeconds)
      : easeOut((second - reached) / lightingSeconds);
  if (on === 0) return off + pulse;
  const lit =
    disc(at, radius * on, colours.line) + disc(at, (radius - lineWidth * 0.5) * on, colour);
  return pulse + off + lit;
}

function disc({ x, y }: Point, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}" fill="${colour}"/>`;
}

import { distance, interpolate, type Point, pathThrough } from './geometry.ts';

/** A point of the city: the direction from its centre, in radians, and the distance. */
interface PolarPoint {
  angle: number;
  radius: number;
}
type Segment = readonly [PolarPoint, PolarPoint];
type Quad = readonly [PolarPoint, PolarPoint, PolarPoint, PolarPoint];

/** Each layer of the city as one SVG path. */
interface CityPlan {
  /** Blocks, from open to dense. */
  blocks: readonly string[];
  streets: string;
  roads: string;
  parks: string;
  canals: string;
  avenues: string;
  rings: string;
}

/** The third ring is the old moat, where canals end and every other avenue begins, as in Milan. */
const moat = 265;
const centreRadius = 24;
const edge = 1560;
const rings = [centreRadius, 74, 150, moat, 420, 620, 870, 1180, edge];
const avenueCount = 13;

/** Draws a generated city: rings, avenues, canals, and blocks divided by streets. */
export function drawCity(centre: Point, scale: number, seed: number): CityPlan {
  const random = seededRandom(seed);
  const project = (point: PolarPoint) => onMap(point, centre, scale);
  const line = ([from, to]: Segment) => pathThrough(curve(from, to).map(project));
  const area = (points: PolarPoint[]) => `${pathThrough(points.map(project))}Z`;
  const join = <T>(items: readonly T[], draw: (item: T) => string) => items.map(draw).join('');

  const angles = Array.from(
    { length: avenueCount },
    (_, index) => ((index + (random() - 0.5) * 0.5) / avenueCount) * 2 * Math.PI,
  );
  const fabric: UrbanFabric = { blocks: [[], [], []], streets: [], roads: [] };
  const parks: Quad[] = [];
  const sectors = pairs([...angles, 2 * Math.PI + (angles[0] ?? 0)]);
  for (const [sector, [left, right]] of sectors.entries()) {
    for (const [inner, outer] of pairs(rings)) {
      const quad: Quad = [
        { angle: left, radius: inner },
        { angle: right, radius: inner },
        { angle: right, radius: outer },
        { angle: left, radius: outer },
      ];
      // One park to the north-west, one to the north-east, just outside the moat.
      if (inner === moat && (sector === 8 || sector === 11)) parks.push(quad);
      else subdivide(quad, 0, random, fabric);
    }
  }

  const canals = [
    { angle: 2.42, bend: 0.2 },
    { angle: 1.72, bend: -0.08 },
    { angle: -1.24, bend: 0.26 },
  ];
  return {
    blocks: fabric.blocks.map((quads) => join(quads, (quad) => area(outline(quad)))),
    streets: join(fabric.streets, line),
    roads: join(fabric.roads, line),
    parks: join(parks, (quad) => area(outline(quad))),
    canals: join(canals, ({ angle, bend }) =>
      line([
        { angle, radius: moat },
        { angle: angle + bend, radius: edge },
      ]),
    ),
    avenues: join([...angles.entries()], ([index, angle]) =>
      line([
        { angle, radius: index % 2 ? moat : centreRadius },
        { angle, radius: edge },
      ]),
    ),
    rings: join(rings, (radius) => area(circle(radius))),
  };
}

/** What subdividing adds to the map. */
interface UrbanFabric {
  blocks: readonly [Quad[], Quad[], Quad[]];
  streets: Segment[];
  roads: Segment[];
}

/** Halves a quad by streets until it has the size of a block, which grows with the distance. */
function subdivide(quad: Quad, depth: number, random: () => number, fabric: UrbanFabric): void {
  const [a, b, c, d] = quad;
  const radius = (a.radius + c.radius) / 2;
  const width = (Math.abs(b.angle - a.angle) + Math.abs(c.angle - d.angle)) * 0.5 * radius;
  const height = Math.abs(c.radius - b.radius) * 0.5 + Math.abs(d.radius - a.radius) * 0.5;
  const blockSize = (22 + Math.min(radius, 900) * 0.036) * (0.8 + random() * 0.75);
  if (Math.max(width, height) < blockSize * 1.5) {
    const density = random() * (1.35 - Math.min(1, radius / 1100));
    fabric.blocks[density > 0.62 ? 2 : density > 0.3 ? 1 : 0].push(quad);
    return;
  }
  const slant = depth < 2 ? 0.16 : 0.07;
  const near = 0.5 + (random() - 0.5) * 0.26;
  const far = Math.min(0.8, Math.max(0.2, near + (random() - 0.5) * 2 * slant));
  const isWide = width > height;
  const from = isWide ? mix(a, b, near) : mix(b, c, near);
  const to = isWide ? mix(d, c, far) : mix(a, d, far);
  if (depth < 2 || random() > 0.05) (depth === 0 ? fabric.roads : fabric.streets).push([from, to]);
  const halves: [Quad, Quad] = isWide
    ? [
        [a, from, to, d],
        [from, b, c, to],
      ]
    : [
        [a, b, from, to],
        [to, from, c, d],
      ];
  for (const half of halves) subdivide(half, depth + 1, random, fabric);
}

function mix(from: PolarPoint, to: PolarPoint, share: number): PolarPoint {
  return {
    angle: from.angle + (to.angle - from.angle) * share,
    radius: from.radius + (to.radius - from.radius) * share,
  };
}

function curve(from: PolarPoint, to: PolarPoint): PolarPoint[] {
  const steps = Math.max(2, Math.ceil(distance(cartesian(from), cartesian(to)) / 24));
  return Array.from({ length: steps + 1 }, (_, step) => mix(from, to, step / steps));
}

function outline([a, b, c, d]: Quad): PolarPoint[] {
  return [...curve(a, b), ...curve(b, c), ...curve(c, d), ...curve(d, a)];
}

function circle(radius: number): PolarPoint[] {
  const steps = 120;
  return Array.from({ length: steps }, (_, step) => ({
    angle: (step / steps) * 2 * Math.PI,
    radius,
  }));
}

/** Distorts rings to ovals and bends streets slightly, like those of an old city. */
function onMap({ angle, radius }: PolarPoint, centre: Point, scale: number): Point {
  const oval =
    1 +
    0.07 * Math.cos(2 * angle + 0.5) +
    0.035 * Math.cos(3 * angle - 1.1) +
    0.018 * Math.cos(5 * angle + 2);
  const { x, y } = cartesian({ angle, radius: radius * oval });
  const bend = Math.min(1, radius / 300);
  return {
    x: centre.x + scale * (x + bend * (9 * Math.sin(y / 97 + 1) + 4 * Math.sin(y / 41 + x / 210))),
    y: centre.y + scale * (y + bend * (9 * Math.sin(x / 113) + 4 * Math.sin(x / 47 - y / 190))),
  };
}

function cartesian({ angle, radius }: PolarPoint): Point {
  return interpolate({ x: 0, y: 0 }, { x: Math.cos(angle), y: Math.sin(angle) }, radius);
}

/** Each element with the one after it. */
function pairs(list: readonly number[]): [number, number][] {
  return list.slice(1).map((next, index) => [list[index] ?? next, next]);
}

/** Pseudo-random numbers in [0, 1), the same for a seed on every machine (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { between, distance, type Point, pathThrough } from './geometry.ts';
import { type Random, seeded } from './random.ts';

/** A place in the city: the direction from its middle, in radians, and the distance. */
interface Place {
  angle: number;
  reach: number;
}
type Block = readonly [Place, Place, Place, Place];

interface Street {
  path: string;
  rank: 'street' | 'road';
}

interface Ground {
  path: string;
  /** How built up it is: 0 is the night itself. */
  tone: 0 | 1 | 2;
}

export interface CityPlan {
  ground: readonly Ground[];
  streets: readonly Street[];
  rings: readonly string[];
  avenues: readonly string[];
  canals: readonly string[];
  parks: readonly string[];
}

/** The third ring is the old moat: a canal runs into it from the south-west, as it does in Milan. */
const moat = 265;
const rim = 1560;
const rings = [24, 74, 150, moat, 420, 620, 870, 1180, rim];
const avenueCount = 13;

/** A city that grew around its middle: rings, avenues, canals that come in, and blocks between. */
export function drawCity(centre: Point, scale: number, seed: number): CityPlan {
  const random = seeded(seed);
  const on = (place: Place) => locate(place, centre, scale);
  const curve = (from: Place, to: Place) => pathThrough(curvePlaces(from, to).map(on));
  const angles = avenueAngles(random);
  const streets: Street[] = [];
  const parks: string[] = [];
  const ground: Ground[] = [];

  for (const [sector, [left, right]] of pairs([...angles, 2 * Math.PI + first(angles)]).entries()) {
    for (const [inner, outer] of pairs(rings)) {
      const block: Block = [
        { angle: left, reach: inner },
        { angle: right, reach: inner },
        { angle: right, reach: outer },
        { angle: left, reach: outer },
      ];
      // One park to the north-west, one to the north-east, just outside the old moat.
      if (inner === moat && (sector === 8 || sector === 11)) {
        parks.push(`${pathThrough(outline(block).map(on))}Z`);
      } else {
        divide(block, 0, random, {
          street: (from, to, rank) => streets.push({ path: curve(from, to), rank }),
          built: (part, tone) =>
            ground.push({ path: `${pathThrough(outline(part).map(on))}Z`, tone }),
        });
      }
    }
  }

  return {
    ground,
    streets,
    parks,
    rings: rings.map((reach) => `${pathThrough(circle(reach).map(on))}Z`),
    // Every other avenue begins only at the moat.
    avenues: angles.map((angle, at) =>
      curve({ angle, reach: at % 2 ? moat : first(rings) }, { angle, reach: rim }),
    ),
    canals: [
      { angle: 2.42, bend: 0.2 },
      { angle: 1.72, bend: -0.08 },
      { angle: -1.24, bend: 0.26 },
    ].map(({ angle, bend }) => curve({ angle, reach: moat }, { angle: angle + bend, reach: rim })),
  };
}

function avenueAngles(random: Random): number[] {
  return Array.from(
    { length: avenueCount },
    (_, at) => ((at + (random() - 0.5) * 0.5) / avenueCount) * 2 * Math.PI,
  );
}

interface Surveyor {
  street(from: Place, to: Place, rank: Street['rank']): void;
  built(block: Block, tone: Ground['tone']): void;
}

/**
 * Halves a block until it has the size of one, and tells every street that this makes. Away from
 * the middle blocks grow.
 */
function divide(block: Block, depth: number, random: Random, tell: Surveyor): void {
  const [a, b, c, d] = block;
  const reach = (a.reach + c.reach) / 2;
  const wide = (Math.abs(b.angle - a.angle) + Math.abs(c.angle - d.angle)) * 0.5 * reach;
  const deep = Math.abs(c.reach - b.reach) * 0.5 + Math.abs(d.reach - a.reach) * 0.5;
  const size = (22 + Math.min(reach, 900) * 0.036) * (0.8 + random() * 0.75);
  if (Math.max(wide, deep) < size * 1.5) {
    const density = random() * (1.35 - Math.min(1, reach / 1100));
    tell.built(block, density > 0.62 ? 2 : density > 0.3 ? 1 : 0);
    return;
  }
  const slant = depth < 2 ? 0.16 : 0.07;
  const here = 0.5 + (random() - 0.5) * 0.26;
  const there = Math.min(0.8, Math.max(0.2, here + (random() - 0.5) * 2 * slant));
  const along = wide > deep;
  const from = along ? mix(a, b, here) : mix(b, c, here);
  const to = along ? mix(d, c, there) : mix(a, d, there);
  if (depth < 2 || random() > 0.05) tell.street(from, to, depth === 0 ? 'road' : 'street');
  const halves: Block[] = along
    ? [
        [a, from, to, d],
        [from, b, c, to],
      ]
    : [
        [a, b, from, to],
        [to, from, c, d],
      ];
  for (const half of halves) divide(half, depth + 1, random, tell);
}

function mix(from: Place, to: Place, share: number): Place {
  return {
    angle: from.angle + (to.angle - from.angle) * share,
    reach: from.reach + (to.reach - from.reach) * share,
  };
}

function curvePlaces(from: Place, to: Place): Place[] {
  const steps = Math.max(2, Math.ceil(distance(flat(from), flat(to)) / 24));
  return Array.from({ length: steps + 1 }, (_, step) => mix(from, to, step / steps));
}

function outline([a, b, c, d]: Block): Place[] {
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ].flatMap(([from, to]) => (from && to ? curvePlaces(from, to) : []));
}

function circle(reach: number): Place[] {
  const steps = 120;
  return Array.from({ length: steps }, (_, step) => ({
    angle: (step / steps) * 2 * Math.PI,
    reach,
  }));
}

/** Rings of a city that was walled are no circles, and its streets keep a tremor of the land. */
function locate(place: Place, centre: Point, scale: number): Point {
  const { angle } = place;
  const oval =
    1 +
    0.07 * Math.cos(2 * angle + 0.5) +
    0.035 * Math.cos(3 * angle - 1.1) +
    0.018 * Math.cos(5 * angle + 2);
  const { x, y } = flat({ angle, reach: place.reach * oval });
  const drift = Math.min(1, place.reach / 300);
  return {
    x: centre.x + scale * (x + drift * (9 * Math.sin(y / 97 + 1) + 4 * Math.sin(y / 41 + x / 210))),
    y: centre.y + scale * (y + drift * (9 * Math.sin(x / 113) + 4 * Math.sin(x / 47 - y / 190))),
  };
}

function flat({ angle, reach }: Place): Point {
  return between({ x: 0, y: 0 }, { x: Math.cos(angle), y: Math.sin(angle) }, reach);
}

function first(list: readonly number[]): number {
  const [value] = list;
  if (value === undefined) throw new RangeError('The list is empty.');
  return value;
}

/** Each element with the one after it. */
function pairs(list: readonly number[]): [number, number][] {
  return list.slice(1).map((next, at) => [list[at] ?? next, next]);
}

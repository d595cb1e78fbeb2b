export interface Point {
  x: number;
  y: number;
}

/** A polyline; `distances` has each point's distance from the start. */
export interface Route {
  points: readonly Point[];
  distances: readonly number[];
  length: number;
}

export function interpolate(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** An SVG path through the points, with two decimals, so that every machine writes the same text. */
export function pathThrough(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('');
}

const stepsPerCorner = 16;

/** A route through the corners. Each curve starts `radius` before its corner and ends `radius` after. */
export function roundedRoute(corners: readonly Point[], radius: number): Route {
  const points = corners.flatMap((corner, index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before || !after) return [corner];
    const start = interpolate(corner, before, radius / distance(corner, before));
    const end = interpolate(corner, after, radius / distance(corner, after));
    return Array.from({ length: stepsPerCorner + 1 }, (_, step) => {
      const share = step / stepsPerCorner;
      return interpolate(interpolate(start, corner, share), interpolate(corner, end, share), share);
    });
  });
  let length = 0;
  const distances = points.map((point, index) => {
    length += distance(points[index - 1] ?? point, point);
    return length;
  });
  return { points, distances, length };
}

/** The points of a route between two distances from its start. */
export function partOf(route: Route, from: number, to: number): Point[] {
  const inside = route.points.filter((_, index) => {
    const along = route.distances[index] ?? 0;
    return along > from && along < to;
  });
  return [pointAt(route, from), ...inside, pointAt(route, to)];
}

export function pointAt({ points, distances, length }: Route, along: number): Point {
  const wanted = Math.min(length, Math.max(0, along));
  const next = Math.max(
    1,
    distances.findIndex((reached) => reached >= wanted),
  );
  const [from, to] = points.slice(next - 1, next + 1);
  const [start, end] = distances.slice(next - 1, next + 1);
  if (!from || !to || start === undefined || end === undefined) {
    throw new Error('A route needs two points.');
  }
  return interpolate(from, to, end === start ? 0 : (wanted - start) / (end - start));
}

/** How far along the route its nearest point to `target` is, in whole units. */
export function nearestDistance(route: Route, target: Point): number {
  let nearest = 0;
  for (let along = 0; along <= route.length; along += 1) {
    const isNearer =
      distance(pointAt(route, along), target) < distance(pointAt(route, nearest), target);
    if (isNearer) nearest = along;
  }
  return nearest;
}

import { between, distance, type Point } from './geometry.ts';

/** A line on the map as a dense row of points, each with its distance from the start. */
export interface Route {
  points: readonly Point[];
  distances: readonly number[];
  length: number;
}

const stepsPerJoin = 16;

/** A route through the corners, each join rounded from `radius` before it to `radius` after it. */
export function roundedRoute(corners: readonly Point[], radius: number): Route {
  const points: Point[] = [];
  corners.forEach((corner, at) => {
    const before = corners[at - 1];
    const after = corners[at + 1];
    if (!before || !after) {
      points.push(corner);
      return;
    }
    const enter = between(corner, before, radius / distance(corner, before));
    const leave = between(corner, after, radius / distance(corner, after));
    for (let step = 0; step <= stepsPerJoin; step++) {
      const share = step / stepsPerJoin;
      points.push(between(between(enter, corner, share), between(corner, leave, share), share));
    }
  });
  const distances: number[] = [];
  let length = 0;
  let last = points[0];
  for (const point of points) {
    if (last) length += distance(last, point);
    distances.push(length);
    last = point;
  }
  return { points, distances, length };
}

/** The part of a route between two distances from its start. */
export function stretch(route: Route, from: number, to: number): Point[] {
  const inside = route.points.filter((_, at) => {
    const along = route.distances[at] ?? 0;
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
  const from = points[next - 1];
  const to = points[next];
  const start = distances[next - 1];
  const end = distances[next];
  if (!from || !to || start === undefined || end === undefined) {
    throw new Error('A route needs two points.');
  }
  return between(from, to, end === start ? 0 : (wanted - start) / (end - start));
}

/** How far along the route its nearest point to `place` is. */
export function distanceOf(route: Route, place: Point): number {
  let best = 0;
  for (let along = 0; along <= route.length; along++) {
    if (distance(pointAt(route, along), place) < distance(pointAt(route, best), place))
      best = along;
  }
  return best;
}

export interface Point {
  x: number;
  y: number;
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** An SVG path through the points, with two decimals: the same text on every machine. */
export function pathThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
}

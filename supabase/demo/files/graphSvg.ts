import type { Graph, Point } from './demoDocument.ts';

const size = { width: 290, height: 142, left: 20, top: 16 } as const;
const ink = '#14161f';
const quiet = '#4a4f5c';

/** Axes, curves with their names at the end, and points with dashed lines to the axes. */
export function graphSvg({ xAxis, yAxis, curves }: Graph, colour: string): string {
  const at = ([x, y]: Point): [number, number] => [
    size.left + (x * size.width) / 10,
    size.top + size.height - (y * size.height) / 10,
  ];
  const path = (...points: readonly Point[]) => `M${points.map(at).join('L')}`;
  const label = (text: string, [x, y]: Point, fill: string, anchor = 'start') =>
    `<text x="${x}" y="${y}" fill="${fill}" font-family="symbols" font-size="8.5" text-anchor="${anchor}">${text}</text>`;
  const named = curves.map(({ name, points }, index) => {
    const shade = index % 2 === 0 ? colour : ink;
    const [first, ...others] = points;
    if (first === undefined) return '';
    if (others.length === 0) {
      const [x, y] = at(first);
      return `<path d="${path([0, first[1]], first, [first[0], 0])}" fill="none" stroke="${quiet}" stroke-width="0.6" stroke-dasharray="2"/><circle cx="${x}" cy="${y}" r="3" fill="${ink}"/>${label(name, [x + 6, y - 4], ink)}`;
    }
    const [endX, endY] = others.at(-1) ?? first;
    // The name of a curve that ends on the axis is above the axis.
    const [x, y] = at([endX, Math.max(endY, 0.7)]);
    return `<path d="${curve(points.map(at))}" fill="none" stroke="${shade}" stroke-width="1.8"/>${label(name, [x + 5, y + 3], shade)}`;
  });
  const [right, bottom] = at([10.6, 0]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="${size.height + 40}" viewBox="0 0 384 ${size.height + 40}">
<path d="${path([0, 10.4], [0, 0], [10.6, 0])}" fill="none" stroke="${ink}"/>
${label(yAxis, [size.left, 6], quiet)}${label(xAxis, [right, bottom + 14], quiet, 'end')}
${named.join('\n')}
</svg>`;
}

/** A Catmull-Rom spline through all points. */
function curve(points: readonly Point[]): string {
  return points.reduce((path, to, index) => {
    const from = points[index - 1];
    if (from === undefined) return `M${to}`;
    const before = points[index - 2] ?? from;
    const after = points[index + 1] ?? to;
    const start = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const end = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `${path}C${start} ${end} ${to}`;
  }, '');
}

import type { Graph, Point } from './demoDocument.ts';

/** Reads ```` ```grafico Quantità / Prezzo ```` and its lines, each `name: x,y x,y`, in tenths of the axes. */
export function readGraph(opening: string, lines: readonly string[]): Graph {
  const [xAxis = '', yAxis = ''] = opening.replace('```grafico', '').split('/');
  const curves = lines.map((line) => {
    const [name = '', points = ''] = line.split(':');
    return { name: name.trim(), points: points.trim().split(/\s+/).map(readPoint) };
  });
  return { xAxis: xAxis.trim(), yAxis: yAxis.trim(), curves };
}

function readPoint(text: string): Point {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`«${text}» is no point of a graph.`);
  return [x, y];
}

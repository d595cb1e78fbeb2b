import type { Graph, Point } from '../demoDocument.ts';
import { drawText, isPlain, setFace } from './fonts.ts';
import type { Item } from './item.ts';
import { colours, sheet } from './sheet.ts';

const size = { width: 290, height: 142 } as const;
const unit = { x: size.width / 10, y: size.height / 10 } as const;

/** Axes, curves with their names at the end, and points with dashed lines to the axes. */
export function graphItem(pdf: PDFKit.PDFDocument, graph: Graph, colour: string): Item {
  const names = graph.curves.map(({ name }) => name).join(', ');
  return {
    height: size.height + 40,
    gap: 10,
    keepsNext: false,
    path: [{ role: 'Figure', alt: `Grafico: ${graph.yAxis} e ${graph.xAxis}; ${names}.` }],
    draw: (top, element) => {
      element.add(() => {
        const toPage = ([x, y]: Point): [number, number] => [
          sheet.textX + 20 + x * unit.x,
          top + 16 + size.height - y * unit.y,
        ];
        axes(pdf, graph, toPage);
        for (const [index, curve] of graph.curves.entries()) {
          const shade = index % 2 === 0 ? colour : colours.ink;
          const [only] = curve.points;
          if (curve.points.length === 1 && only !== undefined) {
            point(pdf, curve.name, only, toPage);
          } else {
            stroke(pdf, curve.points.map(toPage), shade);
            const [x, y] = curve.points.at(-1) ?? [0, 0];
            // The name of a curve that ends on the axis is above the axis.
            label(pdf, curve.name, toPage([x, Math.max(y, 0.7)]), shade);
          }
        }
      });
    },
  };
}

type ToPage = (point: Point) => [number, number];

function axes(pdf: PDFKit.PDFDocument, graph: Graph, toPage: ToPage): void {
  const [left, bottom] = toPage([0, 0]);
  pdf.lineWidth(1).strokeColor(colours.ink);
  pdf
    .moveTo(...toPage([0, 10.4]))
    .lineTo(left, bottom)
    .lineTo(...toPage([10.6, 0]))
    .stroke();
  const style = { face: 'text', size: 9, colour: colours.quiet } as const;
  const [x, y] = toPage([0, 10.4]);
  drawText(pdf, graph.yAxis, style, x, y - 6);
  const [right] = toPage([10.6, 0]);
  setFace(pdf, style.face, style.size);
  drawText(pdf, graph.xAxis, style, right - pdf.widthOfString(graph.xAxis), bottom + 14);
}

/** A Catmull-Rom spline through all points. */
function stroke(pdf: PDFKit.PDFDocument, points: readonly [number, number][], shade: string): void {
  const [first] = points;
  if (first === undefined) return;
  pdf.moveTo(...first);
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (to === undefined) break;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    pdf.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    );
  }
  pdf.lineWidth(1.8).stroke(shade);
}

function point(pdf: PDFKit.PDFDocument, name: string, at: Point, toPage: ToPage): void {
  const [x, y] = toPage(at);
  pdf.lineWidth(0.6).strokeColor(colours.quiet).dash(2, { space: 2 });
  pdf
    .moveTo(...toPage([0, at[1]]))
    .lineTo(x, y)
    .lineTo(...toPage([at[0], 0]))
    .stroke();
  pdf.undash().circle(x, y, 3).fill(colours.ink);
  label(pdf, name, [x + 2, y - 6], colours.ink);
}

function label(
  pdf: PDFKit.PDFDocument,
  name: string,
  [x, y]: [number, number],
  shade: string,
): void {
  const face = isPlain(name) ? 'bold' : 'symbols';
  drawText(pdf, name, { face, size: 9, colour: shade }, x + 5, y + 3);
}

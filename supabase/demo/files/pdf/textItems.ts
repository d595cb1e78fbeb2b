import type { TextStyle } from './fonts.ts';
import type { Element, Item } from './item.ts';
import { drawLine, setLines } from './lines.ts';
import { sheet } from './sheet.ts';

type TextOptions = {
  readonly path: readonly Element[];
  readonly gap: number;
  readonly leading: number;
  readonly indent?: number;
  /** Whether it stays on the page of the next item, as a heading does. */
  readonly keepsNext?: boolean;
  readonly decorate?: (top: number, index: number) => void;
  /** A stop of the metro line at the first line. */
  readonly stop?: Item['stop'];
};

/** The lines of a text. The first two and the last two stay together. */
export function textItems(
  pdf: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  { path, gap, leading, indent = 0, keepsNext = false, decorate, stop }: TextOptions,
): Item[] {
  const lines = setLines(pdf, text, style, sheet.textWidth - indent);
  const baseline = leading / 2 + style.size * 0.34;
  return lines.map((line, index) => ({
    height: leading,
    gap: index === 0 ? gap : 0,
    keepsNext:
      index === lines.length - 1
        ? keepsNext
        : keepsNext || index === 0 || index === lines.length - 2,
    path,
    ...(decorate === undefined ? {} : { decorate: (top: number) => decorate(top, index) }),
    ...(stop === undefined || index > 0 ? {} : { stop }),
    draw: (top, element) => {
      element.add(() => drawLine(pdf, line, style, sheet.textX + indent, top + baseline));
    },
  }));
}

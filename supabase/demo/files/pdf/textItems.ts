import type { Element, Item } from './item.ts';
import { drawLine, type Style, setLines } from './lines.ts';
import { sheet } from './sheet.ts';

export type TextOptions = {
  readonly path: readonly Element[];
  readonly gap: number;
  readonly leading: number;
  readonly indent?: number;
  /** Whether it stays with what follows, as a heading does. */
  readonly keepsNext?: boolean;
  readonly decorate?: (top: number, index: number, count: number) => void;
};

/** The lines of a text. The first two and the last two stay together. */
export function textItems(
  pdf: PDFKit.PDFDocument,
  text: string,
  style: Style,
  { path, gap, leading, indent = 0, keepsNext = false, decorate }: TextOptions,
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
    ...(decorate === undefined
      ? {}
      : { decorate: (top: number) => decorate(top, index, lines.length) }),
    draw: (top, element) => {
      element.add(() => drawLine(pdf, line, style, sheet.textX + indent, top + baseline));
    },
  }));
}

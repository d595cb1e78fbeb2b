import type { TextStyle } from './fonts.ts';
import type { Element, Item } from './item.ts';
import { drawLine, lineWidth, setLines } from './lines.ts';
import { colours, type Scale, sheet } from './sheet.ts';

const padding = 10;

/** A table with hairlines. The first row is its header; numeric columns are right-aligned. */
export function tableItems(
  pdf: PDFKit.PDFDocument,
  rows: readonly (readonly string[])[],
  { size, leading }: Scale,
): Item[] {
  const text: TextStyle = { face: 'text', size: size * 0.92, colour: colours.ink };
  const head: TextStyle = { ...text, face: 'bold' };
  const styleOf = (row: number) => (row === 0 ? head : text);
  const widths = columnWidths(pdf, rows, styleOf);
  const lineHeight = leading * 0.88;
  const table: Element = { role: 'Table' };
  return rows.map((row, index) => {
    const style = styleOf(index);
    const cells = row.map((cell, column) =>
      setLines(pdf, cell, style, (widths[column] ?? 0) - padding),
    );
    const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight + 8;
    return {
      height,
      gap: index === 0 ? leading * 0.5 : 0,
      // A short table is not split; a long one keeps its first two and last two rows together.
      keepsNext:
        index < rows.length - 1 && (rows.length <= 7 || index === 0 || index === rows.length - 2),
      path: [table, { role: 'TR' }],
      decorate: (top) => {
        pdf
          .moveTo(sheet.textX, top + height)
          .lineTo(sheet.textX + sheet.textWidth, top + height)
          .lineWidth(index === 0 ? 1 : 0.5)
          .stroke(index === 0 ? colours.ink : colours.hairline);
      },
      draw: (top, element) => {
        let x: number = sheet.textX;
        for (const [column, lines] of cells.entries()) {
          const width = widths[column] ?? 0;
          const isRight = column > 0 && isNumeric(rows, column);
          const cell = pdf.struct(index === 0 ? 'TH' : 'TD');
          element.add(cell);
          for (const [at, line] of lines.entries()) {
            const left = isRight ? x + width - padding - lineWidth(line) : x;
            const baseline = top + 4 + at * lineHeight + lineHeight / 2 + style.size * 0.34;
            cell.add(() => drawLine(pdf, line, style, left, baseline));
          }
          cell.end();
          x += width;
        }
      },
    };
  });
}

const isNumeric = (rows: readonly (readonly string[])[], column: number) =>
  rows.slice(1).every((row) => /^[−–+-]?[\d.,%€ ()]*$/.test(row[column] ?? ''));

/** Proportional to the longest text of each column, scaled to the width of the page's text. */
function columnWidths(
  pdf: PDFKit.PDFDocument,
  rows: readonly (readonly string[])[],
  styleOf: (row: number) => TextStyle,
): number[] {
  const natural = (rows[0] ?? []).map((_, column) => {
    const widths = rows.map((row, index) =>
      Math.max(...setLines(pdf, row[column] ?? '', styleOf(index), Infinity).map(lineWidth), 0),
    );
    return Math.min(Math.max(...widths), 210) + padding;
  });
  const sum = natural.reduce((total, width) => total + width, 0);
  return natural.map((width) => (width / sum) * sheet.textWidth);
}

import type { Element } from './item.ts';
import type { Page } from './paginate.ts';
import { sheet } from './sheet.ts';

const marker = '#fff0a0';
const pens = ['#2747a8', '#1d1d22', '#b3261e'] as const;

/**
 * What the student who uploaded a handout left on it, to be drawn below the text: highlighted lines, a bracket
 * or a star in the margin. Always the same for a name. Nothing of it is text, so searches find only what the
 * handout says.
 */
export function annotations(name: string): (pdf: PDFKit.PDFDocument, page: Page) => void {
  const pick = pickerOf(name);
  const pen = pens[pick(pens.length)] ?? pens[0];
  return (pdf, page) => {
    const paragraphs = paragraphsOf(page);
    const first = paragraphs[pick(Math.max(1, paragraphs.length))];
    const second = paragraphs[pick(Math.max(1, paragraphs.length))];
    if (first === undefined || second === undefined) return;
    highlight(pdf, first.slice(0, Math.max(1, first.length - 1)), 12 * pick(5));
    const [top, end] = [second.at(0)?.top ?? 0, second.at(-1)?.end ?? 0];
    if (pick(3) === 0) star(pdf, sheet.textX + sheet.textWidth + 22, (top + end) / 2, pen);
    else if (second !== first) bracket(pdf, top, end, pen);
  };
}

type TextLine = { readonly top: number; readonly end: number };

/** The paragraphs of two to five lines below the first section's title, and the points of lists. */
function paragraphsOf({ items }: Page): TextLine[][] {
  const paragraphs = new Map<Element, TextLine[]>();
  let isBelowLead = items[0]?.item.stop === undefined && items[0]?.item.path[0]?.role !== 'P';
  for (const { item, top } of items) {
    if (item.stop?.isLarge === false) isBelowLead = true;
    const element = item.path.at(-1);
    if (!isBelowLead || (element?.role !== 'P' && element?.role !== 'LI')) continue;
    const line = { top, end: top + item.height };
    paragraphs.set(element, [...(paragraphs.get(element) ?? []), line]);
  }
  const isMarked = ([{ role }, { length }]: readonly [Element, TextLine[]]) =>
    length <= 5 && (role === 'LI' || length >= 2);
  return [...paragraphs].filter(isMarked).map(([, lines]) => lines);
}

/** By hand: it starts a little off, and its end is not straight. */
function highlight(pdf: PDFKit.PDFDocument, lines: readonly TextLine[], short: number): void {
  for (const [index, { top, end }] of lines.entries()) {
    const right = sheet.textX + sheet.textWidth - (index === lines.length - 1 ? short : 0);
    pdf
      .polygon(
        [sheet.textX - 3, top + 2.5],
        [right + 2, top + 1.5],
        [right - 1, end - 1.5],
        [sheet.textX - 1.5, end - 0.5],
      )
      .fill(marker);
  }
}

function bracket(pdf: PDFKit.PDFDocument, top: number, end: number, pen: string): void {
  const x = sheet.textX + sheet.textWidth + 10;
  pdf
    .moveTo(x, top + 2)
    .bezierCurveTo(x + 7, top + 3, x + 5, end - 6, x + 1, end - 2)
    .lineWidth(1.4)
    .lineCap('round')
    .stroke(pen);
}

/** Three strokes, as one writes an asterisk. */
function star(pdf: PDFKit.PDFDocument, x: number, y: number, pen: string): void {
  for (const [dx, dy] of [
    [0.6, 7],
    [6.4, 3.2],
    [6, -4],
  ] as const) {
    pdf
      .moveTo(x - dx, y - dy)
      .lineTo(x + dx, y + dy)
      .lineWidth(1.5)
      .lineCap('round')
      .stroke(pen);
  }
}

/** A sequence of choices that depends on the name alone. */
function pickerOf(name: string): (count: number) => number {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
  return (count) => {
    state = (state * 137 + 41) % 99_991;
    return state % count;
  };
}

import { drawText, type Face, isPlain, setFace, type TextStyle } from './fonts.ts';

type Piece = { readonly text: string; readonly face: Face; readonly width: number };
/** A line of text, in pieces of one font each. */
export type Line = readonly Piece[];

/** Breaks a text into lines that are not wider than `width`. */
export function setLines(
  pdf: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width: number,
): Line[] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let used = 0;
  for (const word of words(text.replaceAll("'", '’'), style.face)) {
    const pieces = word.pieces.map((piece) => ({
      ...piece,
      width: measure(pdf, piece, style.size),
    }));
    const needed = pieces.reduce((sum, piece) => sum + piece.width, 0);
    const space = word.follows ? measure(pdf, { text: ' ', face: style.face }, style.size) : 0;
    if (line.length > 0 && used + space + needed > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    if (line.length > 0 && space > 0) {
      line.push({ text: ' ', face: style.face, width: space });
      used += space;
    }
    line.push(...pieces);
    used += needed;
  }
  return line.length > 0 ? [...lines, line] : lines;
}

export function lineWidth(line: Line): number {
  return line.reduce((sum, { width }) => sum + width, 0);
}

export function drawLine(
  pdf: PDFKit.PDFDocument,
  line: Line,
  style: TextStyle,
  x: number,
  baseline: number,
): void {
  let at = x;
  let index = 0;
  while (index < line.length) {
    const face = line[index]?.face ?? style.face;
    const from = index;
    while (line[index]?.face === face) index += 1;
    const run = line.slice(from, index);
    drawText(pdf, run.map(({ text }) => text).join(''), { ...style, face }, at, baseline);
    at += lineWidth(run);
  }
}

/** Cached widths at 1,000 points, because documents share words and try several sizes. */
const widths = new Map<string, number>();

export function measure(
  pdf: PDFKit.PDFDocument,
  { text, face }: { text: string; face: Face },
  size: number,
): number {
  const key = `${face} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    setFace(pdf, face, 1000);
    width = pdf.widthOfString(text);
    widths.set(key, width);
  }
  return (width * size) / 1000;
}

type Word = { readonly pieces: { text: string; face: Face }[]; readonly follows: boolean };

/** Words with their fonts. A word with a character that the standard fonts lack uses the symbol font. */
function words(text: string, face: Face): Word[] {
  const found: Word[] = [];
  let joins = false;
  for (const [index, part] of text.split(/\*\*(.+?)\*\*/).entries()) {
    for (const [inner, run] of part.split(/\*(.+?)\*/).entries()) {
      const used = index % 2 === 1 ? 'bold' : inner % 2 === 1 ? 'italic' : face;
      const pieces = run.split(' ');
      for (const [index, word] of pieces.entries()) {
        if (word !== '') {
          const piece = { text: word, face: isPlain(word) ? used : ('symbols' as const) };
          const last = found.at(-1);
          if (joins && index === 0 && last !== undefined) last.pieces.push(piece);
          else found.push({ pieces: [piece], follows: found.length > 0 });
        }
      }
      if (run !== '') joins = pieces.at(-1) !== '';
    }
  }
  return found;
}

import { isNote } from './transcriptWords.ts';

/** A piece of text on a page: the left end of its baseline, from the page's lower left corner, in points. */
export interface TextPiece {
  text: string;
  left: number;
  baseline: number;
  width: number;
  /** The size of its letters. */
  height: number;
}

interface Cell {
  text: string;
  left: number;
  right: number;
}

interface Row {
  cells: Cell[];
  baseline: number;
  height: number;
}

/** Gaps in heights of a letter: a wider one divides cells, a narrower one not even words. */
const cellGap = 0.9;
const wordGap = 0.12;
/** Baselines that differ by less are one row; rows nearer than the other are one paragraph. */
const sameRow = 0.4;
const sameParagraph = 1.5;

function addPiece(row: Row, piece: TextPiece): void {
  const last = row.cells.at(-1);
  const gap = last ? (piece.left - last.right) / row.height : Number.POSITIVE_INFINITY;
  const right = piece.left + piece.width;
  if (!last || gap > cellGap) row.cells.push({ text: piece.text, left: piece.left, right });
  else {
    last.text += gap > wordGap ? ` ${piece.text}` : piece.text;
    last.right = right;
  }
}

/** The rest of a name that did not fit its cell: a row of one cell without figures, right below that cell. */
function continues({ cells, baseline }: Row, above: Row): Cell | undefined {
  const [only, another] = cells;
  if (!only || another || /\d/.test(only.text) || isNote(only.text)) return undefined;
  if (above.cells.length < 2 || above.baseline - baseline > sameParagraph * above.height)
    return undefined;
  return above.cells.find(({ left }) => Math.abs(left - only.left) < above.height / 2);
}

/** The lines of a page, whose cells are divided by tabs, from the top. */
export function pdfLines(pieces: readonly TextPiece[]): string[] {
  const rows: Row[] = [];
  const inOrder = pieces
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => other.baseline - one.baseline);
  for (const piece of inOrder) {
    const row = rows.at(-1);
    const height = piece.height || 1;
    if (row && row.baseline - piece.baseline < sameRow * row.height) row.cells.push(cellOf(piece));
    else rows.push({ cells: [cellOf(piece)], baseline: piece.baseline, height });
  }
  const lines: Row[] = [];
  for (const row of rows) {
    const joined: Row = { ...row, cells: [] };
    for (const cell of row.cells.toSorted((one, other) => one.left - other.left)) {
      addPiece(joined, { ...row, text: cell.text, left: cell.left, width: cell.right - cell.left });
    }
    const above = lines.at(-1);
    const name = above && continues(joined, above);
    if (above && name) {
      name.text += ` ${joined.cells[0]?.text ?? ''}`;
      above.baseline = joined.baseline;
    } else lines.push(joined);
  }
  return lines.map(({ cells }) =>
    cells.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join('\t'),
  );
}

const cellOf = ({ text, left, width }: TextPiece): Cell => ({ text, left, right: left + width });

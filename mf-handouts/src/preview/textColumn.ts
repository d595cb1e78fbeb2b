/** The left and right edges of a page's text, as fractions of the page's width. */
export interface TextColumn {
  left: number;
  right: number;
}

/** A piece of text on a page, in the same unit as the page's width. */
interface TextPiece {
  left: number;
  width: number;
}

/** The column of a page without text. */
export const wholePage: TextColumn = { left: 0, right: 1 };

/** The column that contains all pieces of text. */
export function columnOf(pieces: readonly TextPiece[], pageWidth: number): TextColumn {
  if (pieces.length === 0) return wholePage;
  const left = Math.min(...pieces.map((piece) => piece.left)) / pageWidth;
  const right = Math.max(...pieces.map((piece) => piece.left + piece.width)) / pageWidth;
  return { left: Math.max(0, left), right: Math.min(1, right) };
}

/** The column that contains several. */
export function unionOf(columns: readonly TextColumn[]): TextColumn {
  return {
    left: Math.min(...columns.map(({ left }) => left)),
    right: Math.max(...columns.map(({ right }) => right)),
  };
}

/** CSS pixels per PDF point: a page of natural size is read without zoom. */
const pixelsPerPoint = 4 / 3;

const maxFirstZoom = 1.6;

/**
 * The zoom at which a PDF opens on a small screen; 1 makes the page as wide as the screen. The text fills the
 * width and the margins are outside the screen. No line needs scrolling, and no text is larger than on paper.
 *
 * @param pageWidth In points.
 * @param screenWidth In CSS pixels.
 */
export function readableZoom(
  { left, right }: TextColumn,
  pageWidth: number,
  screenWidth: number,
): number {
  const withoutMargins = 1 / Math.max(right - left, 1 / maxFirstZoom);
  const natural = (pageWidth * pixelsPerPoint) / screenWidth;
  return Math.max(1, Math.min(withoutMargins, natural));
}

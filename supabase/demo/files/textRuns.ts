import type { ContentText } from 'pdfmake/interfaces';

/** A word with a character that the standard fonts, which PDFs need not embed, do not have. */
const symbolWord = /([^\s]*[^\s\u0020-\u007e\u00a0-\u00ff‘’“”–—…€•][^\s]*)/;

/**
 * Text with `**bold**` and `*italic*` as runs of one font each.
 *
 * @param font Of the words that have no symbols, if not the document's.
 */
export function formatText(source: string, font?: string): ContentText[] {
  const text = source.replaceAll("'", '’');
  return text.split(/\*\*(.+?)\*\*/).flatMap((part, bold) =>
    part.split(/\*(.+?)\*/).flatMap((run, italics) =>
      run.split(symbolWord).flatMap((piece, symbols): ContentText[] => {
        if (piece === '') return [];
        const fontOfPiece = symbols % 2 === 1 ? 'symbols' : font;
        return [
          {
            text: piece,
            ...(bold % 2 === 1 ? { bold: true } : {}),
            ...(italics % 2 === 1 ? { italics: true } : {}),
            ...(fontOfPiece === undefined ? {} : { font: fontOfPiece }),
          },
        ];
      }),
    ),
  );
}

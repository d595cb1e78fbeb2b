import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Face = 'text' | 'bold' | 'italic' | 'code' | 'display' | 'symbols';

const packages = createRequire(import.meta.url);
const fonts = new Map<Face, Buffer>();

/** The site's font for headings, and one with the Greek letters and symbols that the standard fonts lack. */
const embedded = {
  display: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  symbols: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
} as const;
const standard = {
  text: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  code: 'Courier',
} as const;

export function setFace(pdf: PDFKit.PDFDocument, face: Face, size: number): void {
  if (face === 'display' || face === 'symbols') {
    // A registered font is embedded once per document, with the used characters only.
    pdf.registerFont(face, read(face));
    pdf.font(face, size);
  } else {
    pdf.font(standard[face], size);
  }
}

function read(face: keyof typeof embedded): Buffer {
  const known = fonts.get(face);
  if (known !== undefined) return known;
  const stored = readFileSync(packages.resolve(embedded[face]));
  const font = face === 'symbols' ? withoutLigatures(stored) : stored;
  fonts.set(face, font);
  return font;
}

/** Symbols need neither ligatures nor kerning, and applying those tables takes most of the time. */
function withoutLigatures(font: Buffer): Buffer {
  const plain = Buffer.from(font);
  for (let entry = 12; entry < 12 + plain.readUInt16BE(4) * 16; entry += 16) {
    const tag = plain.toString('latin1', entry, entry + 4);
    if (['GSUB', 'GPOS', 'GDEF', 'kern'].includes(tag)) plain.write('none', entry, 'latin1');
  }
  return plain;
}

export type TextStyle = { readonly face: Face; readonly size: number; readonly colour: string };

/** Draws a single line of text. */
export function drawText(
  pdf: PDFKit.PDFDocument,
  text: string,
  { face, size, colour }: TextStyle,
  x: number,
  baseline: number,
): void {
  setFace(pdf, face, size);
  pdf.fillColor(colour).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
}

/** Whether the standard fonts, which PDFs need not embed, have all characters. */
export function isPlain(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff‘’“”–—…€•]*$/.test(text);
}

import { drawText, setFace } from './fonts.ts';
import type { Page } from './paginate.ts';
import { colours, sheet } from './sheet.ts';

/** Draws the metro line with its stops through all pages, and the footers. */
export function drawDecoration(
  pdf: PDFKit.PDFDocument,
  pages: readonly Page[],
  { name, colour }: { readonly name: string; readonly colour: string },
): void {
  for (const [index, page] of pages.entries()) {
    pdf.switchToPage(index);
    pdf.markContent('Artifact', { type: 'Layout' });
    const stops = page.items.flatMap(({ item, top }) =>
      item.stop === undefined ? [] : [{ y: top + item.stop.at, isLarge: item.stop.isLarge }],
    );
    const isLast = index === pages.length - 1;
    const from = index === 0 ? (stops[0]?.y ?? sheet.top) : 0;
    const to = isLast ? page.end + 16 : sheet.height;
    pdf.moveTo(sheet.lineX, from).lineTo(sheet.lineX, to).lineWidth(3).stroke(colour);
    if (isLast) pdf.rect(sheet.lineX - 8, to - 1.5, 16, 3).fill(colour);
    for (const { y, isLarge } of stops) {
      if (isLarge) pdf.circle(sheet.lineX, y, 9).fill(colour);
      else pdf.circle(sheet.lineX, y, 5).lineWidth(2.5).fillAndStroke('#ffffff', colour);
    }
    pdf.endMarkedContent();
    footer(pdf, name, `${index + 1} / ${pages.length}`, isLast);
  }
}

function footer(pdf: PDFKit.PDFDocument, name: string, number: string, isLast: boolean): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  const text = isLast ? `${name}. Testo dimostrativo, non sostituisce il corso.` : name;
  const small = { face: 'text', size: 8.5, colour: colours.quiet } as const;
  drawText(pdf, text, small, sheet.textX, sheet.footer);
  const bold = { face: 'bold', size: 10, colour: colours.ink } as const;
  setFace(pdf, bold.face, bold.size);
  const x = sheet.textX + sheet.textWidth - pdf.widthOfString(number);
  drawText(pdf, number, bold, x, sheet.footer);
  pdf.endMarkedContent();
}

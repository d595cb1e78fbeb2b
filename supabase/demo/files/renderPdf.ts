import PDFDocument from 'pdfkit';
import type { DemoDocument } from './demoDocument.ts';
import { drawDecoration } from './pdf/decoration.ts';
import { drawPages } from './pdf/drawPages.ts';
import { documentItems } from './pdf/items.ts';
import { emptiestFill, type Page, paginate } from './pdf/paginate.ts';
import { scales } from './pdf/sheet.ts';

/** A fixed date makes the output reproducible. */
const written = new Date('2026-01-15T09:00:00Z');

/** A tagged A4 document in the site's design. */
export async function renderPdf(document: DemoDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'it-IT',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: document.name,
      Author: 'Contenuto dimostrativo',
      Subject: document.kicker,
      CreationDate: written,
      ModDate: written,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const pages = fitPages(pdf, document);
  drawPages(pdf, pages);
  drawDecoration(pdf, pages, document);
  pdf.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Uses the first text size that fills every page to three quarters, otherwise the best one. */
function fitPages(pdf: PDFKit.PDFDocument, document: DemoDocument): Page[] {
  let best: Page[] = [];
  for (const scale of scales) {
    const pages = paginate(documentItems(pdf, document, scale));
    if (emptiestFill(pages) > 0.75) return pages;
    if (best.length === 0 || emptiestFill(pages) > emptiestFill(best)) best = pages;
  }
  return best;
}

import PDFDocument from 'pdfkit';
import type { DemoDocument } from './demoDocument.ts';

const margin = 64;
const ink = '#14161f';
const quiet = '#4a4f5c';
const line = '#1b2a6b';
/** Fixed, so that the same document has the same bytes on every day and every machine. */
const written = new Date('2026-01-15T09:00:00Z');

/** A small, tagged A4 document: a title page, two ideas to a page, and a page of questions. */
export async function renderPdf(document: DemoDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'it-IT',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: document.title,
      Author: 'Contenuto dimostrativo',
      Subject: document.kind,
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

  titlePage(pdf, document);
  document.concepts.forEach(([name, explanation], index) => {
    if (index % 2 === 0) nextPage(pdf);
    heading(pdf, `${index + 1}. ${name}`);
    paragraph(pdf, explanation);
    paragraph(
      pdf,
      `Prova a usarla: cerca un esempio di «${name}» in un caso che conosci, scrivilo in tre righe e segna quale passaggio della spiegazione lo rende valido.`,
    );
    pdf.moveDown(1);
  });
  questionsPage(pdf, document);
  pdf.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}

function titlePage(pdf: PDFKit.PDFDocument, document: DemoDocument): void {
  pdf.rect(margin, margin, 120, 6).fill(line);
  pdf.moveDown(4);
  text(pdf, 'P', () => pdf.font('Helvetica').fontSize(12).fillColor(quiet).text(document.kind));
  pdf.moveDown(0.5);
  text(pdf, 'H1', () =>
    pdf.font('Helvetica-Bold').fontSize(28).fillColor(ink).text(document.title),
  );
  pdf.moveDown(1.5);
  paragraph(pdf, document.introduction);
  pdf.moveDown(0.5);
  heading(pdf, 'In queste pagine');
  for (const [name] of document.concepts) paragraph(pdf, `- ${name}`, 0.25);
  pdf.moveDown(2);
  paragraph(
    pdf,
    'Contenuto dimostrativo: il testo è stato scritto per provare il sito e non sostituisce il materiale del corso.',
  );
}

function questionsPage(pdf: PDFKit.PDFDocument, document: DemoDocument): void {
  nextPage(pdf);
  heading(pdf, 'Domande per ripassare');
  document.concepts.forEach(([name], index) => {
    paragraph(
      pdf,
      `${index + 1}. Spiega «${name}» a chi non ha seguito il corso, senza leggere. Che cosa cambierebbe se mancasse?`,
    );
  });
  heading(pdf, 'Un metodo in tre passi');
  paragraph(pdf, 'Primo giorno: leggi tutto e scrivi una frase per ogni idea.');
  paragraph(pdf, 'Terzo giorno: rispondi alle domande a voce e torna solo su ciò che manca.');
  paragraph(pdf, 'Settimo giorno: spiega a un compagno. Ciò che sai spiegare, lo sai.');
}

function nextPage(pdf: PDFKit.PDFDocument): void {
  pdf.addPage();
  pdf.rect(margin, margin - 20, 40, 3).fill(line);
  pdf.y = margin;
}

function heading(pdf: PDFKit.PDFDocument, content: string): void {
  text(pdf, 'H2', () => pdf.font('Helvetica-Bold').fontSize(16).fillColor(ink).text(content));
  pdf.moveDown(0.4);
}

function paragraph(pdf: PDFKit.PDFDocument, content: string, spaceAfter = 0.7): void {
  text(pdf, 'P', () =>
    pdf.font('Helvetica').fontSize(12).fillColor(ink).text(content, { lineGap: 4 }),
  );
  pdf.moveDown(spaceAfter);
}

/** Marks text with its role, so that screen readers find headings and paragraphs. */
function text(pdf: PDFKit.PDFDocument, role: 'H1' | 'H2' | 'P', write: () => void): void {
  pdf.addStructure(pdf.struct(role, {}, write));
}

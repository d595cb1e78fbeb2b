import { FileProblem } from './fileProblem.ts';

/** A transcript is far smaller. */
const maxBytes = 20 * 1024 * 1024;

/**
 * The text of a PDF or of a text file such as CSV. It is read on the device; pdf.js is loaded for PDFs only.
 *
 * @throws FileProblem
 */
export async function fileText(file: File): Promise<string> {
  if (file.size > maxBytes) throw new FileProblem('unreadable');
  const data = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(data.slice(0, 1024));
  if (head.includes('%PDF-')) {
    const { pdfText } = await import(/* webpackChunkName: "pdfText" */ './pdfText.ts');
    return pdfText(data);
  }
  if (head.includes('\0')) throw new FileProblem('unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    // Spreadsheets on Windows still save CSV so.
    return new TextDecoder('windows-1252').decode(data);
  }
}

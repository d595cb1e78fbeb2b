/**
 * What is wrong in the demonstration content, on purpose: real content has such faults, and the site
 * must stay pleasant around them. `content:check` finds each of these and nothing else.
 */
export const demoFaults = {
  /** Listed, but never uploaded. */
  missingFile: 'handouts/terzo-anno-econometria-dati-panel.pdf',
  /** Begins like a PDF and breaks off. */
  corruptFile: 'handouts/secondo-anno-marketing-glossario.pdf',
  /** The photo that was deleted while its row stayed. */
  deadPhoto: 'photos/foto-mancante.svg',
} as const;

/** What remains of an interrupted upload. */
export function corruptPdf(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 ob',
  );
}

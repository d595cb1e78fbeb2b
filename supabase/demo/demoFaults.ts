/**
 * Deliberate faults of the demonstration files, as real content has them: the site must handle them, and
 * `content:check` must find them.
 */
export const demoFaults = {
  /** Has a row, but no file. */
  missingFile: 'handouts/terzo-anno-econometria-dati-panel.pdf',
  /** A truncated PDF. */
  corruptFile: 'handouts/secondo-anno-marketing-glossario.pdf',
  /** A deleted photo whose row remains. */
  deadPhoto: 'photos/foto-mancante.svg',
} as const;

/** As an interrupted upload leaves it. */
export function corruptPdf(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 ob',
  );
}

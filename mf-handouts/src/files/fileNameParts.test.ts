import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameParts } from './fileNameParts.ts';

describe('the parts of a file name', () => {
  it.each([
    ['Diritto privato - Contratti.pdf', 'Diritto privato', 'Diritto privato - ', 'Contratti'],
    ['diritto privato – Contratti.PDF', 'Diritto privato', 'diritto privato – ', 'Contratti'],
    ['Diritto privato.pdf', 'Diritto privato', '', 'Diritto privato'],
    ['Diritto privato - .pdf', 'Diritto privato', '', 'Diritto privato - '],
    ['Diritto privatistico.pdf', 'Diritto privat', '', 'Diritto privatistico'],
    ['Contratti.pdf', '', '', 'Contratti'],
    ['- Contratti.pdf', '', '', '- Contratti'],
    ['Storia - Contratti.pdf', 'Logica', '', 'Storia - Contratti'],
    ['Storia moderna - Contratti.pdf', 'Storia', '', 'Storia moderna - Contratti'],
    ['Storia--Contratti.pdf', 'Storia', 'Storia--', 'Contratti'],
    ['Storia  -  Contratti.pdf', 'Storia', 'Storia  -  ', 'Contratti'],
    ['.pdf', 'Diritto', '', '.pdf'],
    ['Contratti.pdf.pdf', '', '', 'Contratti.pdf'],
  ])('%j of %j', (name, subject, lead, own) => {
    const parts = fileNameParts(name, subject);
    expect(parts.lead).toBe(lead);
    expect(parts.own).toBe(own);
  });

  it('join to the whole name and always have an own part', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aB -.:pdfPDF') });
    fc.assert(
      fc.property(text, text, text, (subject, separator, rest) => {
        const name = subject + separator + rest;
        const { lead, own, extension } = fileNameParts(name, subject);
        expect(lead + own + extension).toBe(name);
        if (name !== '') expect(own).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });
});

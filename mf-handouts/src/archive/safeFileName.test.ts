import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveNames, safeFileName } from './safeFileName.ts';

const named = (name: string) => ({ name, url: null });

describe('file names on the visitor’s disk', () => {
  it.each([
    ['Limiti.pdf', 'Limiti.pdf'],
    ['Limiti.PDF', 'Limiti.pdf'],
    ['Limiti', 'Limiti.pdf'],
    [
      'Scienze politiche: teoria / casi - Schemi.pdf',
      'Scienze politiche- teoria - casi - Schemi.pdf',
    ],
    ['../../etc/passwd', '-..-etc-passwd.pdf'],
    ['...', 'file.pdf'],
    ['.pdf', 'file.pdf'],
    ['a\u0000b\n.pdf', 'ab.pdf'],
    ['Perché 😀?.pdf', 'Perché 😀-.pdf'],
  ])('%j becomes %j', (name, expected) => {
    expect(safeFileName(name, '.pdf')).toBe(expected);
  });

  it('are unique, also where case is ignored', () => {
    expect(
      archiveNames(['A.pdf', 'a.pdf', 'A (2).pdf', 'A.pdf', 'A.docx', 'a.DOCX'].map(named)),
    ).toEqual(['A.pdf', 'a (2).pdf', 'A (2) (2).pdf', 'A (3).pdf', 'A.docx', 'a (2).docx']);
  });

  it('are unique where two spellings of a letter are one, as on a Mac', () => {
    const names = archiveNames(['Perch\u00e9.pdf', 'Perche\u0301.pdf'].map(named));
    expect(new Set(names.map((one) => one.normalize('NFC'))).size).toBe(2);
  });

  it.each(['CON', 'nul.pdf', 'Aux', 'COM1.pdf', 'lpt9'])(
    'are files on Windows, also %s',
    (name) => {
      expect(safeFileName(name, '.pdf')).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i);
    },
  );

  it('are as short as file systems allow', () => {
    const bytes = new TextEncoder().encode(safeFileName('à'.repeat(200), '.pdf')).length;
    expect(bytes).toBeLessThanOrEqual(255);
  });

  it('show the extension that they have', () => {
    expect(safeFileName('appunti \u202efdp', '.pdf')).not.toMatch(/\p{Cf}/u);
  });

  it('never leave the folder and are never repeated', () => {
    const name = fc.string({ unit: fc.constantFrom(...'aA./\\: \0(2)pdf') });
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const unique = archiveNames(names.map(named));
        expect(new Set(unique.map((one) => one.toLowerCase())).size).toBe(names.length);
        for (const one of unique) expect(one).toMatch(/^[^./\\\0\s][^/\\\0]*\.pdf$/);
      }),
      { numRuns: 1000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { includesText, normalizeText } from './normalizeText.ts';

/** The pieces as one text, with what was found in brackets. */
function marked(text: string, term: string): string {
  return highlight(text, term)
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');
}

const letters = fc.string({ unit: fc.constantFrom(...'aàAbB ß😀İ\u0301%('), maxLength: 12 });

describe('highlight', () => {
  it.each([
    ['Diritto privato', 'PRIV', 'Diritto [priv]ato'],
    ['Contabilità e bilancio', 'contabilita', '[Contabilità] e bilancio'],
    ['Contabilita\u0300 e bilancio', 'contabilita', '[Contabilita\u0300] e bilancio'],
    ['aaaa', 'aa', '[aa][aa]'],
    ['Che 😀 bello', '😀', 'Che [😀] bello'],
    ['100% (A&B)', '% (', '100[% (]A&B)'],
    ['Statistica', ' stat ', '[Stat]istica'],
    ['Statistica', 'x', 'Statistica'],
    ['Statistica', '   ', 'Statistica'],
    ['', 'x', ''],
    ['Economia dell’innovazione', "dell'", 'Economia [dell’]innovazione'],
  ])('in %j finds %j', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  it('changes nothing of the text, and says where each piece begins', () => {
    fc.assert(
      fc.property(letters, letters, (text, term) => {
        const pieces = highlight(text, term);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds something exactly where the filter of the page does', () => {
    fc.assert(
      fc.property(letters, letters, (text, term) => {
        fc.pre(normalizeText(term).trim() !== '');
        expect(highlight(text, term).some((piece) => piece.found)).toBe(
          includesText(text.trim(), term),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

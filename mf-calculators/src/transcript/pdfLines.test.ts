import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfLines, type TextPiece } from './pdfLines.ts';

/** A piece in letters of 10 points, five points wide each. */
const at = (text: string, left: number, baseline: number): TextPiece => ({
  text,
  left,
  baseline,
  width: text.length * 5,
  height: 10,
});

const row = (baseline: number, name: string, cfu: string, grade: string) => [
  at(name, 50, baseline),
  at(cfu, 300, baseline),
  at(grade, 400, baseline),
];

describe('pdfLines', () => {
  it('divides cells by tabs, whatever the order of the pieces', () => {
    const pieces = [...row(700, 'Economia', '9', '28'), ...row(680, 'Arabo', '6', '30L')];
    fc.assert(
      fc.property(fc.shuffledSubarray(pieces, { minLength: pieces.length }), (shuffled) => {
        expect(pdfLines(shuffled)).toEqual(['Economia\t9\t28', 'Arabo\t6\t30L']);
      }),
    );
  });

  it('joins pieces of a word and words of a cell', () => {
    const pieces = [
      at('Econ', 50, 700),
      at('omia', 70, 700),
      at('aziendale', 93, 700.5),
      at('9', 300, 700),
    ];
    expect(pdfLines(pieces)).toEqual(['Economia aziendale\t9']);
  });

  it('joins a name that goes on below, and no heading, footer or other row', () => {
    expect(
      pdfLines([
        at('Certificato', 50, 740),
        ...row(700, 'Economia e gestione', '9', '28'),
        at('delle imprese', 50, 688),
        at('e dei mercati', 50, 677),
        ...row(657, '30002 -', '6', '30'),
        at('Arabo', 50, 645),
        at('Secondo anno', 50, 633),
        at('Milano', 200, 621),
        at('Firma', 50, 590),
      ]),
    ).toEqual([
      'Certificato',
      'Economia e gestione delle imprese e dei mercati\t9\t28',
      '30002 - Arabo\t6\t30',
      'Secondo anno',
      'Milano',
      'Firma',
    ]);
  });
});

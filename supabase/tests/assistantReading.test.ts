/** Which words of a file are quoted: the facts stand in short lines, rows and formulas as often as in sentences. */
import { describe, expect, it } from 'vitest';
import { passagesOf, read } from '../functions/assistant/reading/passages.ts';

const intent = { amount: false, date: false, place: false };
const term = (word: string, weight = 1) => ({
  ...{ number: 1, typed: word, words: [word], weight },
  ...{ required: true, matches: 1, corrected: false },
});
const inFile = (heading: string, text: string) => ({
  title: 'Una guida.pdf',
  sections: [{ page: 2, heading, text }],
});

describe('the passages of a section', () => {
  it.each([
    ['Una pagina.\nUna fotografia.', ['Una pagina.', 'Una fotografia.']],
    [
      'Di solito due o tre mensilità, mai di più. Si versa con\nun bonifico che dice che cos’è.',
      [
        'Di solito due o tre mensilità, mai di più.',
        'Si versa con un bonifico che dice che cos’è.',
      ],
    ],
    [
      'A Migliore decimo 30\nB Quarto superiore 28 o 29',
      ['A Migliore decimo 30', 'B Quarto superiore 28 o 29'],
    ],
    ['base = media × 110 / 30', ['base = media × 110 / 30']],
    ['', []],
  ])('%j', (section, passages) => {
    expect(passagesOf(section)).toEqual(passages);
  });
});

describe('what is read', () => {
  it('is a short line under the heading that names the thing', () => {
    const reading = read(
      inFile('Quanto è lungo il curriculum', 'Una pagina.'),
      [term('curriculum')],
      intent,
    );
    expect(reading).toMatchObject({ text: 'Una pagina.', page: 2, hasFact: true });
  });

  it('is the row with the number that is asked for, with its neighbours', () => {
    const rows =
      'Il registro è in segreteria.\nTesi compilativa fino a 3 punti\nTesi di ricerca fino a 7 punti';
    const reading = read(inFile('La tesi', rows), [term('punti'), term('ricerca')], {
      ...intent,
      amount: true,
    });
    expect(reading?.text).toContain('fino a 7 punti');
  });

  it('says when it has no number although one is asked for', () => {
    const text = 'Il deposito si restituisce alla fine, meno i danni provati.';
    expect(
      read(inFile('Il deposito', text), [term('deposito')], { ...intent, amount: true })?.hasFact,
    ).toBe(false);
  });

  it('is nothing when no passage has enough of the question', () => {
    expect(
      read(inFile('La mensa', 'Il menu cambia ogni giorno.'), [term('deposito')], intent),
    ).toBeUndefined();
  });

  it('is not the summary under the title', () => {
    expect(
      read(inFile('Una guida', 'Parla di deposito e affitto.'), [term('deposito')], intent),
    ).toBeUndefined();
  });
});

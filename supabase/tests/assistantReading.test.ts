/** Which words of a file are quoted: the facts stand in short lines, rows and formulas as often as in sentences. */
import { describe, expect, it } from 'vitest';
import { factOf } from '../functions/assistant/reading/factOf.ts';
import { passagesOf, read } from '../functions/assistant/reading/passages.ts';

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
    [
      'Dice «5. Un prestito dura un mese». E poi altro.',
      ['Dice «5. Un prestito dura un mese».', 'E poi altro.'],
    ],
    ['3. Il bando. Esce a marzo.', ['3. Il bando.', 'Esce a marzo.']],
    ['Dice, a pagina 2, “5. Il prestito. Dura', ['Dice, a pagina 2, “5. Il prestito.', 'Dura']],
    ['Un prestito; 6. Il pegno. E poi', ['Un prestito; 6. Il pegno.', 'E poi']],
    ['Finisce alle 5. Poi si torna.', ['Finisce alle 5.', 'Poi si torna.']],
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
      'quanto è lungo il curriculum?',
    );
    expect(reading).toMatchObject({ text: 'Una pagina.', page: 2, hasFact: true });
  });

  it('is the row with the number that is asked for, with its neighbours', () => {
    const rows =
      'Il registro è in segreteria.\nTesi compilativa fino a 3 punti\nTesi di ricerca fino a 7 punti';
    const reading = read(
      inFile('La tesi', rows),
      [term('punti'), term('ricerca')],
      'quanti punti per la ricerca?',
    );
    expect(reading?.text).toContain('fino a 7 punti');
  });

  it('says when it has no number although one is asked for', () => {
    const text = 'Il deposito si restituisce alla fine, meno i danni provati.';
    expect(
      read(inFile('Il deposito', text), [term('deposito')], 'quanto costa il deposito?')?.hasFact,
    ).toBe(false);
  });

  it('is the row with the duration, in words, under the heading that says when', () => {
    const text = 'La lettera si chiede a chi ti conosce.\nAlmeno un mese prima.';
    const sections = [
      { page: 1, heading: 'Chi', text: 'La lettera si chiede a un docente.' },
      { page: 2, heading: 'Quando', text },
    ];
    const reading = read(
      { title: 'Una guida', sections },
      [term('lettera')],
      'quanto tempo prima chiedo la lettera?',
    );
    expect(reading).toMatchObject({ heading: 'Quando', hasFact: true });
    expect(reading?.text).toContain('un mese prima');
  });

  it('is about what is asked of the topic that the title names', () => {
    const sections = [
      { page: 1, heading: 'Che cosa è', text: 'La mensa offre un pasto.' },
      { page: 2, heading: 'I posti', text: 'Il microonde è al piano terra.' },
    ];
    const terms = [term('mensa', 3), term('microonde', 2)];
    expect(read({ title: 'La mensa', sections }, terms, 'microonde in mensa')?.page).toBe(2);
  });

  it('is nothing when no passage has a word of the question', () => {
    expect(
      read(inFile('La mensa', 'Il menu cambia ogni giorno.'), [term('deposito')], 'deposito'),
    ).toBeUndefined();
  });

  it('is the summary under the title only when nothing else has a word', () => {
    const sections = [
      { page: 1, heading: 'Una guida', text: 'Parla di deposito e affitto.' },
      { page: 3, heading: 'I soldi', text: 'Il deposito torna alla fine.' },
    ];
    expect(read({ title: 'Una guida', sections }, [term('deposito')], 'deposito')?.page).toBe(3);
  });
});

it('takes a long run of figures for one number', () => {
  const fact = factOf('quanto dura la prova?');
  // Divided in every way, it took minutes.
  expect(fact?.isIn(`n = ${'7'.repeat(2000)} ${'1.'.repeat(1000)}`)).toBe(false);
  expect(fact?.isIn('La prova dura 90 minuti.')).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { detectCrisis } from '../functions/assistant/understanding/detectCrisis.ts';
import { isFigurative, withoutIdioms } from '../functions/assistant/understanding/feelings.ts';
import { normalizeText } from '../functions/assistant/understanding/normalizeText.ts';

describe('somebody who is not well', () => {
  it.each([
    'mi sento vuota',
    'piango tutti i giorni',
    'mi sento davvero una nullità',
    'Ogni mattina faccio fatica ad alzarmi dal letto',
    'sto passando un periodo orribile',
    'ogni volta che ci vado mi viene da piangere',
    'I feel depressed and lonely',
    'I can’t cope anymore',
    'I’m a complete failure',
    'going through a really dark time',
    'mi sento sola al primo anno',
    'piango da mesi',
    'piango di notte',
    'piango se ci penso',
    'la mia vita è un incubo',
    'i feel like i could cry every day',
    'non ce la faccio più 😅',
    'mi odio lol',
    'mi sento un fallimento, piango ogni giorno ahah',
  ])('is heard: %s', (message) => expect(detectCrisis(message)).toBe('distress'));

  it.each(['voglio sparire', 'vorrei non svegliarmi domani'])(
    'is heard as one in danger: %s',
    (message) => expect(detectCrisis(message)).toBe('danger'),
  );
});

describe('figures of speech', () => {
  it.each([
    'voglio mollare l’uni',
    'questo esame mi uccide',
    'sto morendo dal ridere',
    'piango se non passo econometria ahah',
    'panico da foglio bianco: come comincio la tesi',
    'crollo della borsa del 29, appunti',
    'vorrei sparire dalla lista degli iscritti',
    'I’m dying to get the notes',
    'I could cry, these formulas are so long',
    'I feel ready for the midterm',
    'vorrei non svegliarmi presto per le lezioni',
    'I’m struggling to find the timetable',
    'I’m lost, where is the exchange calculator',
  ])('are no distress: %s', (message) => expect(detectCrisis(message)).toBeUndefined());

  it('leave the rest of a message as it is', () => {
    expect(withoutIdioms('la fila e da piangere, e mi sento sola')).toBe(
      'la fila e  … , e mi sento sola',
    );
    expect(detectCrisis('la fila è da piangere, e mi sento sola')).toBe('distress');
  });

  it.each(['non mi sento bene', 'I don’t feel good'])('are none when denied: %s', (message) =>
    expect(isFigurative(normalizeText(message))).toBe(false),
  );
});

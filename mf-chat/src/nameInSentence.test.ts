import { expect, it } from 'vitest';
import { nameContext } from './nameInSentence.ts';

it.each(['Astra', 'ada', 'Àlice'])('says "ad %s"', (name) => {
  expect(nameContext(name)).toBe('vowel');
});

it.each(['Linea', 'Eva', 'Otto', ''])('says "a %s"', (name) => {
  expect(nameContext(name)).toBe('other');
});

import { expect, it } from 'vitest';
import { eventType, eventTypeWords } from './eventTypes.ts';

it('names a known type in the language of the page', () => {
  expect(eventType('Carriera', 'en')).toEqual({ name: 'Careers', lang: 'en' });
  expect(eventType('Carriera', 'it')).toEqual({ name: 'Carriera', lang: 'it' });
  expect(eventType('Deadline', 'it')).toEqual({ name: 'Scadenza', lang: 'it' });
});

it('knows it in other letters, and leaves what is in the page’s language as it was written', () => {
  expect(eventType('CARRIERA', 'en')).toEqual({ name: 'Careers', lang: 'en' });
  expect(eventType('CARRIERA', 'it')).toEqual({ name: 'CARRIERA', lang: 'it' });
});

it('leaves an unknown type as it was written', () => {
  expect(eventType('Caccia al tesoro', 'en')).toEqual({ name: 'Caccia al tesoro', lang: 'it' });
});

it('finds a type by its name in every language', () => {
  expect(eventTypeWords('Carriera')).toEqual(expect.arrayContaining(['Carriera', 'Careers']));
  expect(eventTypeWords('Caccia al tesoro')).toEqual(['Caccia al tesoro']);
});

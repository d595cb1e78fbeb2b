import { describe, expect, it } from 'vitest';
import type { AssociationEvent } from '../associationEvent.ts';
import { exampleEvent } from '../events/tests/exampleEvent.ts';
import { calendarEntry } from './calendarEntry.ts';

const texts = { registration: 'Iscrizione', assumedEnd: 'La fine è indicativa.' };

const entryOf = (changes: Partial<AssociationEvent>) =>
  calendarEntry({ ...exampleEvent, ...changes }, texts, 'linea.example');

describe('calendarEntry', () => {
  it('lasts an hour and says that the end is assumed', () => {
    expect(entryOf({})).toEqual({
      uid: 'event-7@linea.example',
      title: 'Cineforum',
      start: new Date('2026-11-23T17:00:00Z'),
      end: new Date('2026-11-23T18:00:00Z'),
      details:
        'Proiezione e dibattito.\n\nIscrizione: https://example.org/iscrizione\n\nLa fine è indicativa.',
      location: 'Aula magna',
      url: 'https://example.org/iscrizione',
    });
  });

  it('has the note even without description and registration', () => {
    const entry = entryOf({ description: undefined, registrationLink: undefined });
    expect(entry?.details).toBe('La fine è indicativa.');
    expect(entry?.url).toBeUndefined();
  });

  it.each(['javascript:alert(1)', '/iscrizioni', 'example.org', 'https://a:b@example.org'])(
    'drops the registration link %j',
    (registrationLink) => {
      const entry = entryOf({ registrationLink });
      expect(entry?.url).toBeUndefined();
      expect(entry?.details).not.toContain(registrationLink);
    },
  );

  it('keeps its id when the event changes', () => {
    const moved = entryOf({ title: 'Altro', start: new Date('2027-01-01T09:00:00Z') });
    expect(moved?.uid).toBe(entryOf({})?.uid);
  });

  it('normalises line breaks and removes control characters and lone surrogates', () => {
    const entry = entryOf({
      title: 'A\r\nB\u0000\uD83D',
      description: 'uno\r\ndue\rtre\u2028quattro\u0007\t.',
      location: 'Aula\n1',
    });
    expect(entry?.title).toBe('A B\uFFFD');
    expect(entry?.location).toBe('Aula 1');
    expect(entry?.details.split('\n\n')[0]).toBe('uno\ndue\ntre\nquattro\t.');
  });

  it('is undefined without a date', () => {
    expect(entryOf({ start: undefined })).toBeUndefined();
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventAnchor, eventPath, linkedEvent } from './linkedEvent.ts';

const hashOf = (path: string) => new URL(path, 'https://linea.example').hash;

it('leads to any event, whatever its id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      expect(linkedEvent(hashOf(eventPath(id, 'prossimi')))).toBe(id);
      expect(linkedEvent(hashOf(eventPath(id, 'passati')))).toBe(id);
    }),
  );
});

it('names the tab of a past event, for readers without scripts', () => {
  expect(eventPath('12', 'prossimi')).toBe('/#eventi-12');
  expect(eventPath('12', 'passati')).toBe('/?eventi=passati#eventi-12');
  expect(eventAnchor('12')).toBe('eventi-12');
});

it.each(['', '#eventi', '#calcolatori', '#%'])('finds no event in the fragment %j', (hash) => {
  expect(linkedEvent(hash)).toBeUndefined();
});

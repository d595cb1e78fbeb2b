import { expect, it } from 'vitest';
import { bestFirst } from './bestFirst.ts';
import { indexEntry } from './entry.ts';

const order = (typed: string, ...labels: string[]) =>
  bestFirst(
    labels.map((label) => indexEntry({ id: label, to: '/', label, detail: 'Diritto' }, undefined)),
    typed,
  ).map(({ entry }) => entry.label);

it.each([
  [
    'a label that starts with the query, then words, parts and other text',
    'diritto',
    ['Diritto privato', 'Storia del diritto', 'Biodiritto', 'Appunti'],
  ],
  [
    'words that start with every term',
    'diritto storia',
    ['Storia e diritto', 'Biodiritto, storia'],
  ],
  ['the first word', ' storia ', ['Storia e diritto', 'Biodiritto, storia', 'Preistoria']],
  ['another form of a word before a part', 'diritti', ['Diritto', 'Appunti']],
])('ranks %s first', (_, typed, labels) => {
  expect(order(typed, ...labels.toReversed())).toEqual(labels);
});

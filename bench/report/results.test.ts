import { expect, test } from 'vitest';
import { replaceSection, sectionText } from './results.ts';
import type { Goal } from './section.ts';

function verdictOf(goal: Goal): string {
  const section = { title: 'A scenario', environment: 'Today.', body: '', failures: [] };
  const row = sectionText({ ...section, goals: [goal] })
    .split('\n')
    .find((line) => line.startsWith('| it '));
  return (row ?? '').split('|').at(-2)?.trim() ?? '';
}

test('a value at the limit meets a goal, and one beyond it misses by the difference', () => {
  expect(verdictOf({ name: 'it', measured: 1.05, max: 1.05 })).toBe('met');
  expect(verdictOf({ name: 'it', measured: 1.25, max: 1.05 })).toBe('**missed** by 0.20');
  expect(verdictOf({ name: 'it', measured: 99, min: 99 })).toBe('met');
  expect(verdictOf({ name: 'it', measured: 80, min: 99, unit: ' of 100' })).toBe(
    '**missed** by 19 of 100',
  );
});

test('a verdict says when the quartiles lie on both sides of the limit', () => {
  expect(verdictOf({ name: 'it', measured: 1.04, quartiles: [1.02, 1.07], max: 1.05 })).toBe(
    'met, within the quartiles',
  );
  expect(verdictOf({ name: 'it', measured: 1.06, quartiles: [1.04, 1.07], max: 1.05 })).toBe(
    '**missed** by 0.010, within the quartiles',
  );
  expect(verdictOf({ name: 'it', measured: 1.02, quartiles: [1.01, 1.03], max: 1.05 })).toBe('met');
});

test('a goal that was not measured is missed', () => {
  expect(verdictOf({ name: 'it', measured: Number.NaN, max: 1.05 })).toBe('**missed**');
  expect(verdictOf({ name: 'it', measured: Number.POSITIVE_INFINITY, min: 99 })).toBe('**missed**');
});

test('a new section replaces the old one and leaves the notes around it', () => {
  const results = 'Head\n\n<!-- begin cost -->\n\nold\n\n<!-- end cost -->\n\nNotes\n';
  expect(replaceSection(results, 'cost', 'new\n')).toBe(
    'Head\n\n<!-- begin cost -->\n\nnew\n\n<!-- end cost -->\n\nNotes\n',
  );
  expect(() => replaceSection(results, 'growth', 'new\n')).toThrow('no "<!-- begin growth -->"');
});

import { expect, test } from 'vitest';
import { sectionText } from './results.ts';
import type { Goal } from './section.ts';

function verdictOf(goal: Goal): string {
  const text = sectionText({
    title: 'A part',
    about: 'Today.',
    goals: [goal],
    body: '',
    failures: [],
  });
  const row = text.split('\n').find((line) => line.startsWith('| it '));
  return (row ?? '').split('|').at(-2)?.trim() ?? '';
}

test('what is at the aim meets it, what is beyond misses it, by how much', () => {
  expect(verdictOf({ what: 'it', read: 1.05, most: 1.05 })).toBe('met');
  expect(verdictOf({ what: 'it', read: 1.25, most: 1.05 })).toBe('**missed** by 0.20');
  expect(verdictOf({ what: 'it', read: 99, least: 99 })).toBe('met');
  expect(verdictOf({ what: 'it', read: 80, least: 99, unit: ' of 100' })).toBe(
    '**missed** by 19 of 100',
  );
});

test('readings on both sides of the aim say so', () => {
  expect(verdictOf({ what: 'it', read: 1.04, between: [1.02, 1.07], most: 1.05 })).toBe(
    'met, within the spread',
  );
  expect(verdictOf({ what: 'it', read: 1.06, between: [1.04, 1.07], most: 1.05 })).toBe(
    '**missed** by 0.010, within the spread',
  );
  expect(verdictOf({ what: 'it', read: 1.02, between: [1.01, 1.03], most: 1.05 })).toBe('met');
});

test('what was not read is not met, whichever way it is aimed', () => {
  expect(verdictOf({ what: 'it', read: Number.NaN, most: 1.05 })).toBe('**missed**');
  expect(verdictOf({ what: 'it', read: Number.POSITIVE_INFINITY, least: 99 })).toBe('**missed**');
});

import { describe, expect, it } from 'vitest';
import { differenceBetween } from './comparison.ts';
import { accepted, type Finding, finding } from './finding.ts';

describe('differenceBetween', () => {
  const live = { rows: 12, text: 800, reads: 2 };
  it.each([
    ['as much', live, { less: [], more: [] }],
    ['more', { rows: 13, text: 900, reads: 3 }, { less: [], more: [] }],
    ['a shorter text', { ...live, text: 500 }, { less: [], more: [] }],
    [
      'no rows',
      { rows: 0, text: 20, reads: 2 },
      {
        less: [
          'it shows 0 rows and links, the live version 12',
          'it shows 20 characters, the live version 800',
        ],
        more: [],
      },
    ],
    [
      'a read for each row',
      { ...live, reads: 14 },
      { less: [], more: ['it reads 14 times, the live version 2'] },
    ],
  ])('%s', (_, build, difference) => {
    expect(differenceBetween(live, build)).toEqual(difference);
  });
});

describe('accepted', () => {
  const less: Finding = {
    ...finding('it shows what the live version shows', ['fewer rows'], ''),
    expectation: 'fewer-rows',
  };
  it('asks for what may be meant', () => {
    expect(accepted(less, [])).toMatchObject({
      ok: false,
      detail: 'fewer rows\nIf that is meant: --expect fewer-rows',
    });
    expect(accepted(less, ['fewer-rows'])).toMatchObject({
      ok: true,
      detail: 'as expected: fewer rows',
    });
  });
  it('does not accept other problems', () => {
    const crash = finding('its pages work', ['it crashes'], '');
    expect(accepted(crash, ['fewer-rows'])).toEqual(crash);
  });
});

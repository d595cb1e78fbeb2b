import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorSummary } from './errorSummary.ts';

/** As `supabase/functions/section-health/beacon.ts` accepts it. */
const accepted = /^[^\p{N}@"'`“”‘’«»\0\p{Surrogate}]{1,300}$/u;

function errorWith(message: string, stack = ''): Error {
  return Object.assign(new TypeError(message), { stack });
}

describe('errorSummary', () => {
  it.each([
    ['rows.map is not a function', 'TypeError: rows.map is not a function'],
    [
      "Cannot read properties of undefined (reading 'name')",
      'TypeError: Cannot read properties of undefined (reading <text>)',
    ],
    [
      'No course "Diritto privato" for mario@example.org',
      'TypeError: No course <text> for <email>',
    ],
    ['No student 3012345, grade 28,5', 'TypeError: No student # grade #'],
    ['Loading https://guides.example/x.js?q=mario failed', 'TypeError: Loading <url> failed'],
    ['No page /dispense/primo-anno/Diritto', 'TypeError: No page <path>'],
    ['It does not end: "Mario Rossi', 'TypeError: It does not end: <text>'],
    ["It isn't there", 'TypeError: It isnt there'],
  ])('of %s', (message, summary) => {
    expect(errorSummary(errorWith(message))).toBe(summary);
  });

  it('names the files of the first frames, without hash and position', () => {
    const stack = `TypeError: x
      at ue (https://guides.example/guides/0.1.0-abc/static/js/async/pages.0a1b2c.js:1:2345)
      at fe (https://guides.example/guides/0.1.0-abc/static/js/async/pages.0a1b2c.js:1:99)
      at https://example.org/static/js/lib-react.77.js:9:1`;
    expect(errorSummary(errorWith('x', stack))).toBe('TypeError: x < pages.js < lib-react.js');
  });

  it('is empty for what is no error', () => {
    expect(errorSummary('Mario')).toBe('');
    expect(errorSummary(undefined)).toBe('');
  });

  it('of any error is what the backend accepts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.string({ unit: 'binary' }),
        (message, stack) => {
          expect(errorSummary(errorWith(message, stack))).toMatch(accepted);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

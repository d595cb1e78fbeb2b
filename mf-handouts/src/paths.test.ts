import fc from 'fast-check';
import { matchPath } from 'shared/runtime';
import { describe, expect, it } from 'vitest';
import { coursePath, readCoursePath, yearPath } from './paths.ts';
import { firstYear, undergraduateYears } from './years.ts';

const year = fc.constantFrom(...undergraduateYears);
const subject = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({
      unit: fc.constantFrom('%', '2', 'F', 'f', '/', '?', '#', '&', '+', ' ', '.', 'à', '😀'),
      minLength: 1,
    }),
  )
  .filter((text) => text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text));

/** The path that the browser and the router get from a URL. */
function pathOf(address: string): string {
  return new URL(address, 'https://example.com').pathname;
}

describe('a course name in a URL', () => {
  // @spec routes.7
  it('encodes once, as one segment', () => {
    expect(coursePath(firstYear, '100% Diritto / A&B?')).toBe(
      '/dispense/primo-anno/100%25%20Diritto%20%2F%20A%26B%3F',
    );
  });

  // @spec routes.7
  it('is read back for any name', () => {
    fc.assert(
      fc.property(year, subject, (ofYear, name) => {
        const path = pathOf(coursePath(ofYear, name));
        expect(readCoursePath(path)).toEqual({ year: ofYear, subject: name });
      }),
      { numRuns: 10_000 },
    );
  });

  it('always matches the route of its year', () => {
    fc.assert(
      fc.property(year, subject, (ofYear, name) => {
        const pattern = `${yearPath(ofYear)}/:courseName`;
        expect(matchPath(pattern, pathOf(coursePath(ofYear, name)))).not.toBeNull();
      }),
    );
  });

  it('has a replacement character for half an emoji', () => {
    expect(readCoursePath(coursePath(firstYear, 'A\uD83D')).subject).toBe('A\uFFFD');
  });
});

describe('reading a path', () => {
  it.each([
    ['/dispense/primo-anno', 'primo-anno', ''],
    ['/dispense/primo-anno/', 'primo-anno', ''],
    ['/dispense/Terzo-Anno/Statistica/', 'terzo-anno', 'Statistica'],
    ['/dispense/secondo-anno/100%', 'secondo-anno', '100%'],
    ['/dispense/clmg/primo-anno', undefined, 'primo-anno'],
    ['/', undefined, ''],
  ])('%s', (path, slug, name) => {
    const read = readCoursePath(path);
    expect(read.year?.slug).toBe(slug);
    expect(read.subject).toBe(name);
  });
});

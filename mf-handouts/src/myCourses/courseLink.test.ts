import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursePath } from '../paths.ts';
import { undergraduateYears } from '../years.ts';
import { courseLink, linkedCourses } from './courseLink.ts';

const hashOf = (link: string) => link.slice(link.indexOf('#'));
const hash = (value: unknown) => `#corsi=${encodeURIComponent(JSON.stringify(value))}`;

describe('a link with courses', () => {
  it('carries any course to the same path', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const course = fc.record({ year: fc.constantFrom(...undergraduateYears), subject: name });
    fc.assert(
      fc.property(fc.uniqueArray(course, { maxLength: 20 }), (followed) => {
        const paths = followed.map(({ year, subject }) => coursePath(year, subject));
        const link = courseLink(paths.map((path) => ({ path })));
        expect(link).toMatch(/^\/dispense#corsi=[\w%.!~*'()-]*$/);
        const read = linkedCourses(hashOf(link)).map(({ path }) => path);
        expect(read).toEqual([...new Set(paths)]);
      }),
    );
  });

  it('tells nothing else of this device', () => {
    const exam = { path: '/dispense/primo-anno/Diritto', exam: '2026-12-06', seen: { at: 7 } };
    const link = hashOf(courseLink([exam]));
    expect(decodeURIComponent(link.slice(7))).toBe('[["1","Diritto"]]');
  });

  it('carries sixty courses at most, in a link that is read', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      path: coursePath(undergraduateYears[0], `Economia degli intermediari finanziari ${index}`),
    }));
    expect(linkedCourses(hashOf(courseLink(many)))).toHaveLength(60);
  });
});

it.each([
  '',
  '#eventi',
  '#corsi=',
  '#corsi=%',
  '#corsi=AAAA',
  hash([]),
  hash({}),
  hash('x'),
  hash([['4', 'Diritto']]),
  hash([['1', '']]),
  hash([['1', ' ']]),
  hash([['1', 7]]),
  hash([['1']]),
  hash([['1', 'Diritto', 'x']]),
  hash([['1', 'x'.repeat(201)]]),
  hash(Array.from({ length: 61 }, (_, index) => ['1', String(index)])),
  `#corsi=${'A'.repeat(20_000)}`,
])('the fragment %.30s… has no courses', (fragment) => {
  expect(linkedCourses(fragment)).toEqual([]);
});

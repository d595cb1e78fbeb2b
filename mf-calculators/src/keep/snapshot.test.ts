import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noMark, withCompleted, withGrade, withSeminar } from '../work/marks.ts';
import {
  keepCourse,
  parseSnapshot,
  restoreCourse,
  type Snapshot,
  saysAnything,
} from './snapshot.ts';

const snapshot: Snapshot = {
  v: 1,
  course: 'Finance',
  courses: { Finance: { marks: { Derivati: 30, Seminario: -1 }, own: [] } },
};

describe('what is kept of a course', () => {
  it('comes back as it was entered', () => {
    const grade = fc.integer({ min: 18, max: 31 });
    const mark = fc.oneof(
      grade.map((given) => withGrade(noMark, given)),
      fc.constant(withSeminar(noMark, true)),
      fc.constant(withCompleted(noMark, true)),
    );
    // Parsers leave out this one name, so that nobody changes what all objects have in common.
    const subject = fc
      .string({ minLength: 1, maxLength: 30 })
      .filter((name) => name !== '__proto__');
    const cfu = fc.integer({ min: 1, max: 120 }).map((halves) => halves / 2);
    const work = fc.record({
      marks: fc.dictionary(subject, mark),
      own: fc.array(fc.record({ id: fc.constant('own-1'), subject: fc.constant('Arabo'), cfu })),
    });
    fc.assert(
      fc.property(work, (entered) => {
        const text = JSON.stringify({ ...snapshot, courses: { Finance: keepCourse(entered) } });
        const parsed = parseSnapshot(JSON.parse(text));
        const kept = parsed?.courses.Finance;
        expect(kept && restoreCourse(kept)).toEqual(entered);
      }),
    );
  });

  it('forgets marks that say nothing', () => {
    const marks = { Derivati: noMark, Marca: withGrade(noMark, 28) };
    expect(keepCourse({ marks, own: [] }).marks).toEqual({ Marca: 28 });
  });
});

describe('parseSnapshot', () => {
  it('takes what this version wrote', () => {
    expect(parseSnapshot(snapshot)).toEqual(snapshot);
  });

  it.each([
    ['nothing', null],
    ['a word', 'snapshot'],
    ['another version', { ...snapshot, v: 2 }],
    ['a grade of 17', { ...snapshot, courses: { Finance: { marks: { Derivati: 17 }, own: [] } } }],
    [
      'a grade of 1e9',
      { ...snapshot, courses: { Finance: { marks: { Derivati: 1e9 }, own: [] } } },
    ],
    ['half a grade', { ...snapshot, courses: { Finance: { marks: { Derivati: 27.5 }, own: [] } } }],
    ['a bonus of 6', { ...snapshot, bonus: 6 }],
    ['a bonus as text', { ...snapshot, bonus: '5' }],
    [
      'an exam of 1000 CFU',
      {
        ...snapshot,
        courses: { Finance: { marks: {}, own: [{ id: 'own-1', subject: 'Arabo', cfu: 1000 }] } },
      },
    ],
    [
      'an exam that calls itself one of the plan',
      {
        ...snapshot,
        courses: { Finance: { marks: {}, own: [{ id: 'Derivati', subject: 'Arabo', cfu: 6 }] } },
      },
    ],
  ])('refuses %s, whole', (_, value) => {
    expect(parseSnapshot(value)).toBeNull();
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        parseSnapshot(value);
      }),
    );
  });
});

describe('what is worth keeping', () => {
  const own = [{ id: 'own-1', subject: 'Arabo', cfu: 6 }];
  const of = (...courses: Snapshot['courses'][string][]): Snapshot => ({
    v: 1,
    course: null,
    courses: Object.fromEntries(courses.map((course, n) => [`Corso ${n}`, course])),
  });

  it.each([
    ['no course', of(), false],
    ['an empty one', of({ marks: {}, own: [] }), false],
    ['a mark', of({ marks: { Derivati: 30 }, own: [] }), true],
    ['an own exam', of({ marks: {}, own }), true],
    ['one of two', of({ marks: {}, own: [] }, { marks: { Derivati: 30 }, own }), true],
  ])('%s: %s', (_, kept, said) => {
    expect(saysAnything(kept)).toBe(said);
  });

  it('an own exam without credits is not kept', () => {
    const unknown = { id: 'own-2', subject: 'Cinese', cfu: null };
    expect(keepCourse({ marks: {}, own: [...own, unknown] }).own).toEqual(own);
  });

  it('is four hundred marks of a course at most', () => {
    const marks = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`Esame ${n}`, 18]));
    expect(parseSnapshot(of({ marks: marks(400), own: [] }))).not.toBeNull();
    expect(parseSnapshot(of({ marks: marks(401), own: [] }))).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourseMarks, noMark, withCompleted, withGrade, withSeminar } from '../store/marks.ts';
import { decodeCourses, encodeCourses, parseSnapshot } from './snapshot.ts';

const snapshotOf = (course: object) => ({
  v: 1,
  course: 'Finance',
  courses: { Finance: { marks: {}, own: [], ...course } },
});
const snapshot = snapshotOf({ marks: { Derivati: 30, Seminario: -1 } });
const encoded = (course: CourseMarks) => encodeCourses(new Map([['Finance', course]])).Finance;
const own = [{ id: 'own-1', subject: 'Arabo', cfu: 6 }];

describe('a saved course', () => {
  it('is restored as it was entered', () => {
    const grade = fc.integer({ min: 18, max: 31 });
    const mark = fc.oneof(
      grade.map((given) => withGrade(noMark, given)),
      fc.constant(withSeminar(noMark, true)),
      fc.constant(withCompleted(noMark, true)),
    );
    // Parsers leave out this one name, to prevent prototype pollution.
    const subject = fc
      .string({ minLength: 1, maxLength: 30 })
      .filter((name) => name !== '__proto__');
    const cfu = fc.integer({ min: 1, max: 120 }).map((halves) => halves / 2);
    const course = fc.record({
      marks: fc.dictionary(subject, mark).map((marks) => new Map(Object.entries(marks))),
      own: fc.array(fc.record({ id: fc.constant('own-1'), subject: fc.constant('Arabo'), cfu })),
    });
    fc.assert(
      fc.property(course, (entered) => {
        const text = JSON.stringify(snapshotOf({ ...encoded(entered) }));
        const saved = parseSnapshot(JSON.parse(text))?.courses ?? {};
        expect(decodeCourses(saved).get('Finance')).toEqual(entered);
      }),
    );
  });

  it('leaves out empty marks', () => {
    const marks = new Map([
      ['Derivati', noMark],
      ['Marca', withGrade(noMark, 28)],
    ]);
    expect(encoded({ marks, own: [] })?.marks).toEqual({ Marca: 28 });
  });

  it('leaves out own exams without credits', () => {
    const unknown = { id: 'own-2', subject: 'Cinese', cfu: null };
    expect(encoded({ marks: new Map(), own: [...own, unknown] })?.own).toEqual(own);
  });
});

describe('parseSnapshot', () => {
  it('accepts what this version wrote', () => {
    expect(parseSnapshot(snapshot)).toEqual(snapshot);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'snapshot'],
    ['another version', { ...snapshot, v: 2 }],
    ['a grade of 17', snapshotOf({ marks: { Derivati: 17 } })],
    ['a grade of 1e9', snapshotOf({ marks: { Derivati: 1e9 } })],
    ['half a grade', snapshotOf({ marks: { Derivati: 27.5 } })],
    ['a bonus of 6', { ...snapshot, bonus: 6 }],
    ['a bonus as text', { ...snapshot, bonus: '5' }],
    ['an exam of 1000 CFU', snapshotOf({ own: [{ ...own[0], cfu: 1000 }] })],
    [
      'an own exam with the id of one of the plan',
      snapshotOf({ own: [{ ...own[0], id: 'Derivati' }] }),
    ],
  ])('refuses %s, whole', (_, value) => {
    expect(parseSnapshot(value)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        parseSnapshot(value);
      }),
    );
  });

  it('accepts up to 400 marks in a course', () => {
    const marks = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`Esame ${n}`, 18]));
    expect(parseSnapshot(snapshotOf({ marks: marks(400) }))).not.toBeNull();
    expect(parseSnapshot(snapshotOf({ marks: marks(401) }))).toBeNull();
  });
});

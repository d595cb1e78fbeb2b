import fc from 'fast-check';
import type { Destination } from '../destinations.ts';
import type { Exam } from '../exam.ts';

export const gradedExam = (grade: number, cfu: number): Exam => ({
  cfu,
  grade,
  completed: true,
  isSeminar: false,
});
export const openExam = (cfu: number): Exam => ({ ...gradedExam(0, cfu), completed: false });

export const destinationAt = (name: string, lowest: number | null, region = ''): Destination => ({
  id: name,
  name,
  region,
  place: [],
  lowest,
  highest: null,
  notes: [],
});

/** An exam as the forms can make one: half credits occur, unknown credits too. */
const anyExam: fc.Arbitrary<Exam> = fc
  .record({
    cfu: fc.option(fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2)),
    grade: fc.constantFrom(0, 17, ...Array.from({ length: 14 }, (_, step) => 18 + step)),
    completed: fc.boolean(),
    isSeminar: fc.boolean(),
  })
  .map((exam) => (exam.isSeminar ? { ...exam, grade: 0 } : exam));

export const anyExams = fc.array(anyExam, { maxLength: 40 });

/** A list and the same list in another order. */
export const shuffledExams = anyExams.chain((exams) =>
  fc.tuple(
    fc.constant(exams),
    fc.shuffledSubarray(exams, { minLength: exams.length, maxLength: exams.length }),
  ),
);

/** A list with one graded exam, and the same list with a better grade in it. */
export const improvedExams = fc
  .tuple(anyExams, fc.integer({ min: 18, max: 30 }), fc.integer({ min: 1, max: 20 }), fc.nat())
  .chain(([others, grade, cfu, position]) =>
    fc.integer({ min: grade + 1, max: 31 }).map((better) => {
      const index = position % (others.length + 1);
      return {
        before: others.toSpliced(index, 0, gradedExam(grade, cfu)),
        after: others.toSpliced(index, 0, gradedExam(better, cfu)),
      };
    }),
  );

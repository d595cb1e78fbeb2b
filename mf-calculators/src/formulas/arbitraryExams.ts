import fc from 'fast-check';
import type { Exam } from './exam.ts';

/** An exam as the forms can make one: half credits occur, unknown credits too. */
export const anyExam: fc.Arbitrary<Exam> = fc
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
  .chain(([others, grade, cfu, place]) =>
    fc.integer({ min: grade + 1, max: 31 }).map((better) => {
      const at = place % (others.length + 1);
      const exam = { cfu, completed: true, isSeminar: false };
      return {
        before: others.toSpliced(at, 0, { ...exam, grade }),
        after: others.toSpliced(at, 0, { ...exam, grade: better }),
      };
    }),
  );

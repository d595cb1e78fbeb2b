import { z } from 'shared/zod';
import { longestSubject, mostCfu } from '../exams/ownExam.ts';
import { bonusOptions } from '../formulas/graduationGrade.ts';
import { type CourseWork, isOwn, type Mark } from '../work/marks.ts';

const isBonus = (points: number) => bonusOptions.some((option) => option === points);
const text = (most: number) => z.string().check(z.maxLength(most));

/** A mark in one number: a grade, 0 for "done, no grade yet", -1 for a seminar. */
const code = z.union([
  z.literal(-1),
  z.literal(0),
  z.number().check(z.int(), z.minimum(18), z.maximum(31)),
]);

const ownExam = z.object({
  id: text(12).check(z.refine(isOwn)),
  subject: text(longestSubject).check(z.minLength(1)),
  cfu: z.number().check(z.positive(), z.maximum(mostCfu)),
});

const keptCourse = z.object({
  marks: z.record(text(200), code).check(z.refine((marks) => Object.keys(marks).length <= 400)),
  own: z.array(ownExam).check(z.maxLength(200)),
});

/**
 * What one calculator remembers: the same on the device and in a link. Both are the world outside, so
 * both are parsed with this and nothing else is let in.
 */
const snapshot = z.object({
  v: z.literal(1),
  course: z.nullable(text(200)),
  courses: z.record(text(200), keptCourse),
  bonus: z.optional(z.number().check(z.refine((points) => isBonus(points)))),
  fourthYear: z.optional(z.boolean()),
  msc: z.optional(
    z.object({ estimated: z.boolean(), wa: text(20), cfu: text(20), bachelor: text(20) }),
  ),
});

export type Snapshot = z.infer<typeof snapshot>;
type KeptCourse = Snapshot['courses'][string];

/** @returns null for anything that this version did not write. */
export function parseSnapshot(value: unknown): Snapshot | null {
  const parsed = z.safeParse(snapshot, value);
  return parsed.success ? parsed.data : null;
}

function encodeMark({ isSeminar, grade }: Mark): number {
  return isSeminar ? -1 : grade;
}

function decodeMark(value: number): Mark {
  return { completed: true, isSeminar: value === -1, grade: Math.max(0, value) };
}

/** What was entered for a course, without what says nothing. */
export function keepCourse({ marks, own }: CourseWork): KeptCourse {
  const said = Object.entries(marks).filter(([, { completed }]) => completed);
  return {
    marks: Object.fromEntries(said.map(([id, mark]) => [id, encodeMark(mark)])),
    own: own.flatMap((exam) => (exam.cfu === null ? [] : [{ ...exam, cfu: exam.cfu }])),
  };
}

/** The reverse of {@link keepCourse}. */
export function restoreCourse({ marks, own }: KeptCourse): CourseWork {
  return {
    marks: Object.fromEntries(Object.entries(marks).map(([id, value]) => [id, decodeMark(value)])),
    own,
  };
}

/** Whether there is anything in it that somebody entered. */
export function saysAnything({ courses }: Snapshot): boolean {
  return Object.values(courses).some(
    ({ marks, own }) => own.length > 0 || Object.keys(marks).length > 0,
  );
}

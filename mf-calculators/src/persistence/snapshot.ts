import { z } from 'shared/zod';
import { honoursGrade, maxCfu, maxSubjectLength } from '../formulas/exam.ts';
import { bonusOptions } from '../formulas/graduationGrade.ts';
import { rules } from '../formulas/rules.ts';
import { type CourseMarks, isOwn, type Mark } from '../store/marks.ts';

/** The scenario that every tab starts with, so that two of them merge. */
export const firstScenarioId = 'first';
export const maxScenarioName = 40;

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));

/** A mark as one number: a grade, 0 for "completed without a grade", -1 for a seminar. */
const encodedMark = z.union([
  z.literal(-1),
  z.literal(0),
  z.number().check(z.int(), z.minimum(rules.lowestGrade), z.maximum(honoursGrade)),
]);

const ownExam = z.object({
  id: text(12).check(z.refine(isOwn)),
  subject: text(maxSubjectLength).check(z.minLength(1)),
  cfu: z.number().check(z.positive(), z.maximum(maxCfu)),
});

const encodedCourse = z.object({
  marks: z
    .record(text(200), encodedMark)
    .check(z.refine((marks) => Object.keys(marks).length <= 400)),
  own: z.array(ownExam).check(z.maxLength(200)),
});

const mscForm = z.object({
  /** Whether the course's estimated multipliers are used. */
  estimated: z.boolean(),
  wa: text(20),
  cfu: text(20),
  bachelor: text(20),
  /** Whether "Calculate" was pressed: from then on the score follows every change. */
  asked: z._default(z.boolean(), true),
});

/** The MSc form as it was typed. */
export type MscForm = z.infer<typeof mscForm>;

/** What was entered in one scenario. */
const entered = {
  course: z.nullable(text(200)),
  courses: z.record(text(200), encodedCourse),
  bonus: z.optional(z.literal(bonusOptions)),
  fourthYear: z.optional(z.boolean()),
  msc: z.optional(mscForm),
};

/** One scenario as it is sent in a link, or as a device saved it before there were several. */
const snapshot = z.object({ v: z.literal(1), ...entered });

export type Snapshot = z.infer<typeof snapshot>;

const savedScenario = z.object({ id: text(40), name: text(maxScenarioName), ...entered });

/** The scenarios of one calculator, as the device and the tab keep them. */
const savedScenarios = z.object({
  v: z.literal(2),
  scenarios: z.array(savedScenario).check(z.minLength(1)),
  /** The scenario that is shown, which the tab keeps. */
  active: z.optional(text(40)),
  /** Kept by the tab: whether it saved them on the device too. */
  isOn: z.optional(z.boolean()),
});

export type SavedScenarios = z.infer<typeof savedScenarios>;

/** @returns null for anything that this version did not write. */
export function parseSnapshot(value: unknown): Snapshot | null {
  const parsed = z.safeParse(snapshot, value);
  return parsed.success ? parsed.data : null;
}

/** @returns null for anything that this version, or the one before scenarios, did not write. */
export function parseSavedScenarios(value: unknown): SavedScenarios | null {
  const parsed = z.safeParse(savedScenarios, value);
  if (parsed.success) return parsed.data;
  const single = parseSnapshot(value);
  return single && onlyScenario(single);
}

/** A snapshot as the only scenario of a calculator. */
export function onlyScenario({ v: _, ...scenario }: Snapshot): SavedScenarios {
  return { v: 2, scenarios: [{ id: firstScenarioId, name: '', ...scenario }] };
}

/** Whether any has a grade, or an exam that the student added. */
export function hasGrades({ scenarios }: SavedScenarios): boolean {
  return scenarios.some(({ courses }) =>
    Object.values(courses).some(
      ({ marks, own }) => own.length > 0 || Object.keys(marks).length > 0,
    ),
  );
}

/** Leaves out empty marks, and own exams without credits. */
export function encodeCourses(courses: ReadonlyMap<string, CourseMarks>): Snapshot['courses'] {
  const encoded = [...courses].map(
    ([name, { marks, own }]) =>
      [
        name,
        {
          marks: Object.fromEntries(
            [...marks]
              .filter(([, mark]) => mark.completed)
              .map(([id, { isSeminar, grade }]) => [id, isSeminar ? -1 : grade]),
          ),
          own: own.flatMap((exam) => (exam.cfu === null ? [] : [{ ...exam, cfu: exam.cfu }])),
        },
      ] as const,
  );
  return Object.fromEntries(encoded);
}

export function decodeCourses(courses: Snapshot['courses']): ReadonlyMap<string, CourseMarks> {
  return mapOf(courses, ({ marks, own }) => ({ marks: mapOf(marks, decodeMark), own }));
}

function decodeMark(value: number): Mark {
  return { completed: true, isSeminar: value === -1, grade: Math.max(0, value) };
}

function mapOf<From, To>(record: Readonly<Record<string, From>>, decode: (value: From) => To) {
  return new Map(Object.entries(record).map(([key, value]) => [key, decode(value)]));
}

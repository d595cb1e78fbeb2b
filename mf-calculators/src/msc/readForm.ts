import { parseTypedNumber } from 'shared/format';
import type { ExamEntry } from '../formulas/exam.ts';
import type { MscInput } from '../formulas/mscScore.ts';
import { rules } from '../formulas/rules.ts';
import { typedFinal } from '../formulas/typedFinal.ts';
import { weightedMean } from '../formulas/weightedMean.ts';
import type { MscForm } from '../persistence/snapshot.ts';

/** The chosen course in the tables. */
export type MscCourse = Omit<MscInput, 'exams' | 'bachelorGrade'>;

/** The first thing that is missing or invalid. */
export type InputProblem = 'exams' | 'multipliers' | 'bachelor';

/** A multiplier typed by hand; 0 counts as missing (decision 17). */
export function typedMultiplier(text: string): number | null {
  const value = parseTypedNumber(text);
  return value === null || value === 0 ? null : value;
}

/** Whether no further typing can make a bachelor grade: `10` may become 104, `112` may not. */
export function isHopelessBachelor(text: string): boolean {
  if (text.trim() === '') return false;
  const value = parseTypedNumber(text.replace(/[.,]$/, ''));
  return value === null || value > rules.highestFinal;
}

/**
 * The formula's input from the form.
 *
 * @param course null while none is chosen.
 * Source: `validation.10` to `validation.12` in docs/conformance.md.
 */
export function readForm(
  form: Omit<MscForm, 'asked'>,
  course: MscCourse | null,
  exams: readonly ExamEntry[],
): { input: MscInput } | { problem: InputProblem } {
  if (course === null || weightedMean(exams) === null) return { problem: 'exams' };
  const { gpaMultiplier, ncMultiplier, ncMax, courseCfu } = course;
  const typed = {
    gpaMultiplier: typedMultiplier(form.wa),
    ncMultiplier: typedMultiplier(form.cfu),
  };
  if (!form.estimated && (typed.gpaMultiplier === null || typed.ncMultiplier === null)) {
    return { problem: 'multipliers' };
  }
  const bachelorGrade = typedFinal(form.bachelor);
  if (bachelorGrade === null) return { problem: 'bachelor' };
  const multipliers = form.estimated ? { gpaMultiplier, ncMultiplier } : typed;
  return { input: { exams, ...multipliers, ncMax, courseCfu, bachelorGrade } };
}

import type { ExamEntry } from '../formulas/exam.ts';
import { bachelorRange, type MscInput } from '../formulas/mscScore.ts';
import { parseTypedNumber } from '../formulas/parseNumber.ts';
import { weightedMean } from '../formulas/weightedMean.ts';

/** What is typed in the MSc form, as text. */
export interface MscForm {
  /** Whether the multipliers are the estimated ones of the course. */
  estimated: boolean;
  wa: string;
  cfu: string;
  bachelor: string;
}

/** What the tables say of the chosen course. */
export interface MscCourse {
  gpaMultiplier: number | null;
  ncMultiplier: number | null;
  ncMax: number | null;
  /** Sum of the course's credits, in CFU. */
  courseCfu: number;
}

/** Why a form is not ready: the first thing that is missing or wrong. */
export type MscProblem = 'exams' | 'multipliers' | 'bachelor';

/** A multiplier typed by hand; 0 counts as missing (decisions, "MSc"). */
export function typedMultiplier(text: string): number | null {
  const value = parseTypedNumber(text);
  return value === null || value === 0 ? null : value;
}

/** A bachelor grade between 66 and 110 (specification section 5); null when it is not one. */
export function typedBachelor(text: string): number | null {
  const value = parseTypedNumber(text);
  return value !== null && value >= bachelorRange.min && value <= bachelorRange.max ? value : null;
}

/** Whether more typing cannot make a bachelor grade of it: `10` may become 104, `112` may not. */
export function isHopelessBachelor(text: string): boolean {
  if (text.trim() === '') return false;
  const value = parseTypedNumber(text.replace(/[.,]$/, ''));
  return value === null || value > bachelorRange.max;
}

/**
 * Makes the rule's input of what was typed.
 *
 * @param course null while none is chosen.
 * Source: specification section 5 (MSc calculator).
 */
export function readForm(
  form: MscForm,
  course: MscCourse | null,
  exams: readonly ExamEntry[],
): { input: MscInput } | { problem: MscProblem } {
  if (course === null || weightedMean(exams) === null) return { problem: 'exams' };
  const { gpaMultiplier, ncMultiplier, ncMax, courseCfu } = course;
  const typed = {
    gpaMultiplier: typedMultiplier(form.wa),
    ncMultiplier: typedMultiplier(form.cfu),
  };
  if (!form.estimated && (typed.gpaMultiplier === null || typed.ncMultiplier === null)) {
    return { problem: 'multipliers' };
  }
  const bachelorGrade = typedBachelor(form.bachelor);
  if (bachelorGrade === null) return { problem: 'bachelor' };
  const multipliers = form.estimated ? { gpaMultiplier, ncMultiplier } : typed;
  return { input: { exams, ...multipliers, ncMax, courseCfu, bachelorGrade } };
}

import { ceilTo, reaches, settle } from './compare.ts';
import { credits, type Exam } from './exam.ts';
import { countsForGraduation } from './graduationGrade.ts';
import { type NeededMean, neededMean } from './neededMean.ts';
import { rules } from './rules.ts';

/** "So many exams with the high grade and the others with the low one." */
export interface GradeMix {
  high: number;
  /** How many exams, whichever they are, need the high grade. */
  count: number;
  low: number;
  /** How many get the low grade. */
  rest: number;
}

/** How far the low grade of each example is below the needed mean. */
const spreads = [0, 1, 2, 4];

/**
 * Mixes of two grades on the remaining exams, each of which reaches the target, from equal grades to
 * very different ones. They are computed for the lightest exams, so that it does not matter which
 * exams get the high grade.
 *
 * @param target Out of 110.
 */
export function exampleMixes(exams: readonly Exam[], bonus: number, target: number): GradeMix[] {
  const needed = neededMean(exams, bonus, target);
  const left = exams
    .filter((exam) => !countsForGraduation(exam) && credits(exam.cfu) > 0)
    .map((exam) => credits(exam.cfu))
    .sort((light, heavy) => light - heavy);
  if (needed.kind !== 'mean' || left.length === 0) return [];
  const mixes: GradeMix[] = [];
  for (const spread of spreads) {
    const mix = mixOf(left, needed, spread);
    if (mix && !mixes.some((known) => coversMix(known, mix))) mixes.push(mix);
  }
  return mixes.slice(0, 3);
}

/** At the ends of the scale, another mix of as many exams requires as much or more. */
function coversMix(known: GradeMix, { high, count, low }: GradeMix): boolean {
  return known.count === count && (known.high === high || known.low === low);
}

/** The mix with a low grade so far below the needed mean, and as few high grades as possible. */
function mixOf(
  left: readonly number[],
  { mean }: Extract<NeededMean, { kind: 'mean' }>,
  spread: number,
): GradeMix | undefined {
  const low = Math.max(rules.lowestGrade, Math.floor(settle(mean)) - spread);
  const high = Math.min(rules.honours, ceilTo(mean, 0) + spread);
  const all = left.reduce((sum, cfu) => sum + cfu, 0);
  const missing = mean * all - low * all;
  let gained = 0;
  let count = 0;
  while (count < left.length && !reaches(gained, missing)) {
    gained += (high - low) * (left[count] ?? 0);
    count += 1;
  }
  if (!reaches(gained, missing)) return undefined;
  return { high, count, low, rest: left.length - count };
}

import type { Verdict } from '../../tools/release/canaryDecision.ts';

/** After how many views of the canary it is compared. */
const looks = [50, 100, 200, 500];

/** At most this share of equal versions is aborted, in all looks together. */
const falseAlarms = 0.05;

interface Sample {
  views: number;
  failed: number;
}

/**
 * The rule that was tried instead of the sequential test: at four fixed numbers of views, whether the canary has more
 * of the failures than its share of the views explains (one-sided binomial test, its error divided among the looks).
 */
export function atFixedLooks(live: Sample, canary: Sample): Verdict {
  if (!looks.includes(canary.views)) return 'undecided';
  const share = canary.views / (canary.views + live.views);
  const chance = atLeast(canary.failed, canary.failed + live.failed, share);
  if (chance <= falseAlarms / looks.length) return 'worse';
  return canary.views === looks.at(-1) ? 'well' : 'undecided';
}

/** The probability of at least so many successes in `trials`, each of which succeeds with `chance`. */
function atLeast(successes: number, trials: number, chance: number): number {
  let term = (1 - chance) ** trials;
  let below = 0;
  for (let count = 0; count < successes; count += 1) {
    below += term;
    term *= ((trials - count) / (count + 1)) * (chance / (1 - chance));
  }
  return 1 - below;
}

import type { Confidence } from '../retrieval/confidence.ts';

/**
 * What decides between the tiers: decision 18. Below `right` an answer would be wrong too often; below `answerable`
 * even suggestions would mislead.
 */
const thresholds = { right: 0.7, answerable: 0.5 };

export type Tier = 'answer' | 'unsure' | 'none';

export function tierOf({ right, answerable }: Confidence): Tier {
  if (right >= thresholds.right) return 'answer';
  return answerable >= thresholds.answerable ? 'unsure' : 'none';
}

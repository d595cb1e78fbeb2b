/** More decimals than any grade or score has, and fewer than binary noise needs. */
const decimals = 9;

/**
 * A sum without the noise of binary fractions: 27.2 + 0.1 is 27.3. Every comparison with a threshold and every
 * rounding in the calculators goes through here, because noise would miss a threshold that is met on paper.
 */
export function settle(value: number): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** Whether a value is at least the threshold. */
export function reaches(value: number, threshold: number): boolean {
  return settle(value - threshold) >= 0;
}

/** Rounds half up to a number of decimals as on paper: 1.005 is 1.01. */
export function roundTo(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round(settle(value * factor)) / factor;
}

/** Rounds up to a number of decimals; a value that has no more of them stays. */
export function ceilTo(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.ceil(settle(value * factor)) / factor;
}

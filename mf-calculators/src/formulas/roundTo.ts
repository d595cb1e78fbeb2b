/**
 * Rounds half up to a number of decimals as on paper: 1.005 is 1.01, although the nearest binary
 * number lies below it.
 */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(Number((value * factor).toPrecision(12))) / factor;
}

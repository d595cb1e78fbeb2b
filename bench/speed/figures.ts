/** The middle of several readings, and between which two the middle half of them lies. */
export interface Figure {
  median: number;
  low: number;
  high: number;
}

export function figure(values: readonly number[]): Figure {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** The median with the middle half: `1204 (1187–1260)`. */
export function written(values: readonly number[], digits = 0): string {
  if (values.length === 0) return '–';
  const { median, low, high } = figure(values);
  const [middle, from, to] = [median, low, high].map((value) => value.toFixed(digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

export function median(values: readonly number[]): number {
  return figure(values).median;
}

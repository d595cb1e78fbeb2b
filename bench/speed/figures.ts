/** The middle of several readings, and between which two the middle half of them lies. */
export interface Figure {
  median: number;
  low: number;
  high: number;
}

/** @returns not numbers where there is no reading. */
export function figure(values: readonly number[]): Figure {
  const sorted = [...values].sort((left, right) => left - right);
  /** Between two readings as far as the share lies between them. */
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [below = Number.NaN, above = below] = [
      sorted[Math.floor(place)],
      sorted[Math.ceil(place)],
    ];
    return below + (above - below) * (place % 1);
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** The median with the middle half: `1204 (1187–1260)`. */
export function written(values: readonly number[], digits = 0): string {
  const { median, low, high } = figure(values);
  if (Number.isNaN(median)) return '–';
  const [middle, from, to] = [median, low, high].map((value) => value.toFixed(digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

export function median(values: readonly number[]): number {
  return figure(values).median;
}

/** Readings by the round in which they were taken; a round that failed has none. */
export type ByRound<Reading> = ReadonlyMap<number, Reading>;

/**
 * One reading over another, round by round: what else the machine did in a round met both.
 *
 * @param read What is compared of a reading.
 */
export function ratios<Reading>(
  above: ByRound<Reading>,
  below: ByRound<Reading>,
  read: (reading: Reading) => number,
): number[] {
  return [...above].flatMap(([round, reading]) => {
    const other = below.get(round);
    return other === undefined ? [] : [read(reading) / read(other)];
  });
}

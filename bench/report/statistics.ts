/**
 * Interpolates linearly between the two nearest values.
 *
 * @param share From 0 to 1: 0.95 for the 95th percentile.
 * @returns NaN for an empty sample.
 */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((left, right) => left - right);
  const rank = share * (sorted.length - 1);
  const below = sorted[Math.floor(rank)] ?? Number.NaN;
  const above = sorted[Math.ceil(rank)] ?? below;
  return below + (above - below) * (rank % 1);
}

export function median(sample: readonly number[]): number {
  return percentile(sample, 0.5);
}

/** The median of a sample and its quartiles. */
export function summarise(sample: readonly number[]) {
  return {
    median: median(sample),
    lowerQuartile: percentile(sample, 0.25),
    upperQuartile: percentile(sample, 0.75),
  };
}

/** The median with its quartiles: `1204 (1187–1260)`, or a dash for an empty sample. */
export function formatSample(sample: readonly number[], digits = 0): string {
  const { median: middle, lowerQuartile, upperQuartile } = summarise(sample);
  if (Number.isNaN(middle)) return '–';
  const [from, to] = [lowerQuartile.toFixed(digits), upperQuartile.toFixed(digits)];
  return middle.toFixed(digits) + (from === to ? '' : ` (${from}–${to})`);
}

/**
 * The ratios of one sample to its baseline, round by round: load on the machine during a round affects
 * both. Maps are by round; a round that failed has no measurement.
 */
export function pairedRatios<Measurement>(
  sample: ReadonlyMap<number, Measurement>,
  baseline: ReadonlyMap<number, Measurement>,
  metric: (measurement: Measurement) => number,
): number[] {
  return [...sample].flatMap(([round, measurement]) => {
    const other = baseline.get(round);
    return other === undefined ? [] : [metric(measurement) / metric(other)];
  });
}

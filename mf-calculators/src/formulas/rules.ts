/**
 * The numbers of the four rules, each once: formulas, forms and texts (`t(key, rules)`) read them here.
 *
 * Source: `constants.11` to `constants.22` in docs/conformance.md; decision 17.
 */
export const rules = {
  /** The lowest grade that passes. */
  lowestGrade: 18,
  /** The highest grade without honours. */
  fullGrade: 30,
  /** What 30 with honours (30L) counts in every mean. */
  honours: 31,

  /** Credits of the thesis: they count as done, and never in the mean. */
  thesisCfu: 3,
  /** A graduation grade, undergraduate or bachelor's. */
  lowestFinal: 66,
  highestFinal: 110,
  /** From this total before the cap, honours are possible. */
  honoursFrom: 111,

  /** Points of the mean for a fourth-year law student. */
  fourthYearBonus: 0.1,

  /** Of a course whose row has none. */
  defaultMultiplier: 1,
  defaultCfuMin: 35.4,

  mscMax: 1000,
  /** The mean that earns all points of the mean. */
  mscBestMean: 31,
  mscMeanWeight: 0.5,
  mscCfuWeight: 0.2,
  mscBachelorWeight: 0.3,
  /** A bachelor's grade of 110 with honours. */
  bestBachelor: 111,
} as const;

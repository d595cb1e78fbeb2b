/** How the points of a calculator are counted and spoken of. */
export interface ScoreScale {
  decimals: number;
  /** Round numbers of points that are worth asking for. */
  steps: readonly number[];
}

/** Weighted means and what is near them: hundredths of a grade. */
export const meanScale: ScoreScale = { decimals: 2, steps: [0.1, 0.25, 0.5, 1] };
/** Points out of 1000. */
export const thousandScale: ScoreScale = { decimals: 0, steps: [5, 10, 25, 50] };

/** The grade at which the slider of an exam without one begins: what a student hopes for. */
export const usualGrade = 30;

import type { CalculatorType } from './calculators.ts';
import type { DestinationLists } from './destinations/destinationLists.ts';
import type { ScoreScale } from './formulas/nearMisses.ts';
import type { CalculatorStore } from './store/createCalculatorStore.ts';

/** What one exchange calculator does not share with the others. */
export interface ExchangeCalculator {
  type: CalculatorType;
  scale: ScoreScale;
  /** What `Destination.region` is. */
  regionKind: 'continent' | 'country';
  store: CalculatorStore;
  lists: DestinationLists;
}

/** Weighted means, and scores near them, differ by hundredths of a grade. */
export const meanScale: ScoreScale = { decimals: 2, steps: [0.1, 0.25, 0.5, 1] };
/** Points out of 1000. */
export const thousandScale: ScoreScale = { decimals: 0, steps: [5, 10, 25, 50] };

import type { DestinationLists } from './destinations/destinationLists.ts';
import type { ScoreScale } from './formulas/nearMisses.ts';
import type { CalculatorStore } from './store/createCalculatorStore.ts';

/** What one exchange calculator does not share with the others. */
export interface ExchangeCalculator {
  scale: ScoreScale;
  /** What `Destination.region` is. */
  regionKind: 'continent' | 'country';
  /** Whether the board has a heading for each region, or one list over all of them. */
  isGrouped: boolean;
  lists: DestinationLists;
  store: CalculatorStore;
}

/** Weighted means, and scores near them, differ by hundredths of a grade. */
export const meanScale: ScoreScale = { decimals: 2, steps: [0.1, 0.25, 0.5, 1] };

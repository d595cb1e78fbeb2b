import { createDestinationLists } from './destinations/destinationLists.ts';
import type { ScoreScale } from './formulas/nearMisses.ts';
import type { CalculatorStore } from './store/createCalculatorStore.ts';

interface ExchangeOptions<Store> {
  /** The name under which the device keeps its favourite destinations. */
  name: string;
  scale: ScoreScale;
  /** What `Destination.region` is. */
  regionKind: 'continent' | 'country';
  store: Store;
}

/** What one exchange calculator does not share with the others. */
export function exchangeCalculator<Store extends CalculatorStore>(options: ExchangeOptions<Store>) {
  return { ...options, lists: createDestinationLists(options.name) };
}

export type ExchangeCalculator = ReturnType<typeof exchangeCalculator<CalculatorStore>>;

/** Weighted means, and scores near them, differ by hundredths of a grade. */
export const meanScale: ScoreScale = { decimals: 2, steps: [0.1, 0.25, 0.5, 1] };

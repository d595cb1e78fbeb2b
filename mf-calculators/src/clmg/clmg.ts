import { createDestinationLists } from '../destinations/destinationLists.ts';
import { type ExchangeCalculator, meanScale } from '../exchangeCalculator.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export interface ClmgFields {
  fourthYear: boolean;
}

export const clmg = {
  scale: meanScale,
  regionKind: 'country',
  isGrouped: true,
  lists: createDestinationLists('clmg'),
  store: createCalculatorStore<ClmgFields>({
    type: 'exchange-calculator-clmg',
    onlyCourse: 'CLMG',
    fields: (saved) => ({ fourthYear: saved?.fourthYear ?? false }),
    save: (fields) => fields,
  }),
} satisfies ExchangeCalculator;

import { createDestinationLists } from '../destinations/destinationLists.ts';
import { type ExchangeCalculator, meanScale } from '../exchangeCalculator.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export const ug = {
  scale: meanScale,
  regionKind: 'continent',
  isGrouped: false,
  lists: createDestinationLists('ug'),
  store: createCalculatorStore({
    type: 'exchange-calculator-ug',
    fields: () => ({}),
  }),
} satisfies ExchangeCalculator;

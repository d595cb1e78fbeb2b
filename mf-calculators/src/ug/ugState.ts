import { createDestinationLists } from '../destinations/destinationLists.ts';
import { type ExchangeCalculator, meanScale } from '../exchange/exchangeCalculator.ts';
import { createCalculatorState } from '../persistence/calculatorState.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export const ugStore = createCalculatorStore({ noGrade: '0' });
export const ugState = createCalculatorState(ugStore);
export const ugCalculator: ExchangeCalculator = {
  type: 'exchange-calculator-ug',
  scale: meanScale,
  regionKind: 'continent',
  store: ugStore,
  lists: createDestinationLists('ug'),
};

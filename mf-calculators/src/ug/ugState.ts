import { createDestinationLists } from '../destinations/destinationLists.ts';
import { type ExchangeCalculator, meanScale } from '../exchangeCalculator.ts';
import { createCalculatorState } from '../persistence/calculatorState.ts';
import { registerCalculator } from '../persistence/persistence.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export const ugStore = createCalculatorStore({ noGrade: '0' });
export const ugCalculator: ExchangeCalculator = {
  type: 'exchange-calculator-ug',
  scale: meanScale,
  regionKind: 'continent',
  store: ugStore,
  lists: createDestinationLists('ug'),
};
registerCalculator(ugCalculator.type, createCalculatorState(ugStore));

import { createStore } from 'shared/runtime';
import { createDestinationLists } from '../destinations/destinationLists.ts';
import { type ExchangeCalculator, meanScale } from '../exchangeCalculator.ts';
import { createCalculatorState } from '../persistence/calculatorState.ts';
import { registerCalculator } from '../persistence/persistence.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export const clmgStore = createCalculatorStore({ onlyCourse: 'CLMG' });
export const useFourthYear = createStore<{ fourthYear: boolean }>(() => ({ fourthYear: false }));
const clmgState = createCalculatorState(clmgStore, {
  read: () => useFourthYear.getState(),
  write: ({ fourthYear = false }) => useFourthYear.setState({ fourthYear }),
  subscribe: (onChange) => useFourthYear.subscribe(onChange),
});
export const clmgCalculator: ExchangeCalculator = {
  type: 'exchange-calculator-clmg',
  scale: meanScale,
  regionKind: 'country',
  store: clmgStore,
  lists: createDestinationLists('clmg'),
};
registerCalculator(clmgCalculator.type, clmgState);

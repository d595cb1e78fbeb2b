import { exchangeCalculator, meanScale } from '../exchangeCalculator.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export const ug = exchangeCalculator({
  name: 'ug',
  scale: meanScale,
  regionKind: 'continent',
  store: createCalculatorStore({
    type: 'exchange-calculator-ug',
    noGrade: '0',
    fields: () => ({}),
  }),
});

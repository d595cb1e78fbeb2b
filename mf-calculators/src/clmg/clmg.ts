import { exchangeCalculator, meanScale } from '../exchangeCalculator.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export const clmg = exchangeCalculator({
  name: 'clmg',
  scale: meanScale,
  regionKind: 'country',
  store: createCalculatorStore({
    type: 'exchange-calculator-clmg',
    onlyCourse: 'CLMG',
    fields: (saved) => ({ fourthYear: saved?.fourthYear ?? false }),
    save: (fields) => fields,
  }),
});

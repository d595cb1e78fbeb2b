import { createDestinationLists } from '../destinations/destinationLists.ts';
import { createCalculatorState } from '../persistence/calculatorState.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export const ugStore = createCalculatorStore({ noGrade: '0' });
export const ugLists = createDestinationLists('ug');
export const ugState = createCalculatorState(ugStore);

import { createStore } from 'shared/runtime';
import { isThesis } from '../formulas/exam.ts';
import type { Bonus } from '../formulas/graduationGrade.ts';
import { createCalculatorState } from '../persistence/calculatorState.ts';
import { registerCalculator } from '../persistence/persistence.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export const graduationStore = createCalculatorStore({ isCounted: isThesis });
export const useGraduationBonus = createStore<{ bonus: Bonus }>(() => ({ bonus: 0 }));

const graduationState = createCalculatorState(graduationStore, {
  read: () => useGraduationBonus.getState(),
  write: ({ bonus = 0 }) => useGraduationBonus.setState({ bonus }),
  subscribe: (onChange) => useGraduationBonus.subscribe(onChange),
});
registerCalculator('graduation', graduationState);

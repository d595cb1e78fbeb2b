import { isThesis } from '../formulas/exam.ts';
import type { Bonus } from '../formulas/graduationGrade.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';

export interface GraduationFields {
  bonus: Bonus;
}

export const graduationStore = createCalculatorStore<GraduationFields>({
  type: 'graduation',
  isCounted: isThesis,
  fields: (saved) => ({ bonus: saved?.bonus ?? 0 }),
  save: (fields) => fields,
});

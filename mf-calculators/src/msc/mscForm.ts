import { createStore } from 'shared/runtime';
import type { MscInput, MscScore } from '../formulas/mscScore.ts';
import type { MscForm, MscProblem } from './readForm.ts';

interface MscState {
  form: MscForm;
  /** The last result, and what it was made of. */
  computed: { result: MscScore; of: MscInput } | null;
  /** What stopped the last attempt: something missing, or the rule itself. */
  problem: MscProblem | 'failed' | null;
  /** The form was filled from the device or from a link: its score is made without being asked for. */
  wanted: boolean;
  /** How often "Calculate" was pressed: each time what is wrong is brought into view anew. */
  attempts: number;
}

/** The MSc form for as long as the visit lasts. */
export const useMscForm = createStore<MscState>(() => ({
  form: { estimated: true, wa: '', cfu: '', bachelor: '' },
  computed: null,
  problem: null,
  wanted: false,
  attempts: 0,
}));

export function editMscForm(change: Partial<MscForm>): void {
  useMscForm.setState(({ form }) => ({ form: { ...form, ...change } }));
}

import { createStore } from 'shared/runtime';
import type { MscInput, MscScore } from '../formulas/mscScore.ts';
import type { MscForm, MscProblem } from './readForm.ts';

interface MscState {
  form: MscForm;
  /** The last result, and what it was made of. */
  computed: { result: MscScore; of: MscInput } | null;
  /** What stopped the last attempt: something missing, or the rule itself. */
  problem: MscProblem | 'failed' | null;
}

/** The MSc form for as long as the visit lasts. */
export const useMscForm = createStore<MscState>(() => ({
  form: { estimated: true, wa: '', cfu: '', bachelor: '' },
  computed: null,
  problem: null,
}));

export function editMscForm(change: Partial<MscForm>): void {
  useMscForm.setState(({ form }) => ({ form: { ...form, ...change } }));
}

import { createStore } from 'shared/runtime';
import { createDestinationLists } from '../destinations/destinationLists.ts';
import { type ExchangeCalculator, thousandScale } from '../exchangeCalculator.ts';
import type { MscInput, MscScore } from '../formulas/mscScore.ts';
import { createCalculatorState } from '../persistence/calculatorState.ts';
import { registerCalculator } from '../persistence/persistence.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';
import type { MscForm, MscProblem } from './readForm.ts';

export const mscStore = createCalculatorStore();
export const mscCalculator: ExchangeCalculator = {
  type: 'exchange-calculator',
  scale: thousandScale,
  regionKind: 'continent',
  store: mscStore,
  lists: createDestinationLists('msc'),
};

interface MscFormState {
  form: MscForm;
  /** The last result and its input. */
  computed: { result: MscScore; input: MscInput } | null;
  /** What stopped the last attempt: something missing, or an error of the formula. */
  problem: MscProblem | 'failed' | null;
  /** The form was filled from the device or a link, so its score is computed without a click. */
  shouldCompute: boolean;
  /** How often "Calculate" was pressed: the focus moves to the problem each time. */
  attempts: number;
}

const emptyForm: MscForm = { estimated: true, wa: '', cfu: '', bachelor: '' };

export const useMscForm = createStore<MscFormState>(() => ({
  form: emptyForm,
  computed: null,
  problem: null,
  shouldCompute: false,
  attempts: 0,
}));

export function editMscForm(change: Partial<MscForm>): void {
  useMscForm.setState(({ form }) => ({ form: { ...form, ...change } }));
}

const mscState = createCalculatorState(mscStore, {
  read: () => ({ msc: useMscForm.getState().form }),
  write: ({ msc = emptyForm }) =>
    useMscForm.setState({ form: msc, computed: null, problem: null, shouldCompute: true }),
  subscribe: (onChange) =>
    useMscForm.subscribe((now, before) => {
      if (now.form !== before.form) onChange();
    }),
});
registerCalculator(mscCalculator.type, mscState);

import { createDestinationLists } from '../destinations/destinationLists.ts';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import type { MscInput, MscScore } from '../formulas/mscScore.ts';
import type { MscForm } from '../persistence/snapshot.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';
import type { InputProblem } from './readForm.ts';

/** What stops an attempt: something missing or invalid, or numbers that have no score. */
export type MscProblem = InputProblem | 'failed';

interface MscFields {
  form: MscForm;
  /** The last result and its input. */
  computed: { result: MscScore; input: MscInput } | null;
  /** What stopped the last attempt. */
  problem: MscProblem | null;
  /** The form was filled from the device or a link, so its score is computed without a click. */
  shouldCompute: boolean;
  /** How often "Calculate" was pressed: the focus moves to the problem each time. */
  attempts: number;
}

const emptyForm: MscForm = { estimated: true, wa: '', cfu: '', bachelor: '' };
const notComputed = { computed: null, problem: null, shouldCompute: false };

export const msc = {
  scale: { decimals: 0, steps: [5, 10, 25, 50] },
  regionKind: 'continent',
  isGrouped: true,
  lists: createDestinationLists('msc'),
  store: createCalculatorStore<MscFields>({
    type: 'exchange-calculator',
    fields: (saved) => ({
      ...notComputed,
      form: saved?.msc ?? emptyForm,
      shouldCompute: saved !== undefined,
      attempts: 0,
    }),
    save: ({ form }) => ({ msc: form }),
    forNewCourse: (fields) => ({ ...fields, ...notComputed }),
  }),
} satisfies ExchangeCalculator;

export function editMscForm(change: Partial<MscForm>): void {
  msc.store.setFields(({ form }) => ({ form: { ...form, ...change } }));
}

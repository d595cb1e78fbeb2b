import { createDestinationLists } from '../destinations/destinationLists.ts';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import type { MscForm } from '../persistence/snapshot.ts';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';
import type { InputProblem } from './readForm.ts';

/** What stops an attempt: something missing or invalid, or numbers that have no score. */
export type MscProblem = InputProblem | 'failed';

export interface MscFields {
  form: MscForm;
}

const emptyForm: MscForm = { estimated: true, wa: '', cfu: '', bachelor: '', asked: false };

export const msc = {
  scale: { decimals: 0, steps: [5, 10, 25, 50] },
  regionKind: 'continent',
  isGrouped: true,
  lists: createDestinationLists('msc'),
  store: createCalculatorStore<MscFields>({
    type: 'exchange-calculator',
    fields: (saved) => ({ form: saved?.msc ?? emptyForm }),
    save: ({ form }) => ({ msc: form }),
    forNewCourse: ({ form }) => ({ form: { ...form, asked: false } }),
  }),
} satisfies ExchangeCalculator;

export function editMscForm(change: Partial<MscForm>): void {
  msc.store.setFields(({ form }) => ({ form: { ...form, ...change } }));
}

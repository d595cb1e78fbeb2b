import type { ComponentType } from 'react';
import { type LazyModule, lazyModule } from 'shared/ui';
import type { CalculatorType } from './calculatorTypes.ts';
// The texts' keys are checked wherever this list is imported.
import type {} from './translations.ts';

interface Calculator {
  /** Set large on the card. */
  mark: string;
  /** The form, and what reads all its tables for offline use. */
  form: LazyModule<{ default: ComponentType; prefetchTables: () => Promise<void> }>;
}

/** What cards, dialogs, search entries and offline use derive from. */
export const calculators = {
  graduation: {
    mark: '110',
    form: lazyModule(
      () => import(/* webpackChunkName: "graduation" */ './graduation/GraduationCalculator.tsx'),
    ),
  },
  'exchange-calculator': {
    mark: 'MSc',
    form: lazyModule(() => import(/* webpackChunkName: "msc" */ './msc/MscCalculator.tsx')),
  },
  'exchange-calculator-clmg': {
    mark: 'CLMG',
    form: lazyModule(() => import(/* webpackChunkName: "clmg" */ './clmg/ClmgCalculator.tsx')),
  },
  'exchange-calculator-ug': {
    mark: 'UG',
    form: lazyModule(() => import(/* webpackChunkName: "ug" */ './ug/UgCalculator.tsx')),
  },
} satisfies Record<CalculatorType, Calculator>;

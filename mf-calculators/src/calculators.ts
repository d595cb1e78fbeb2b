import type { ComponentType } from 'react';
import { type LazyModule, lazyModule } from 'shared/ui';
import type { CalculatorType } from './calculatorTypes.ts';
// The texts' keys are checked wherever this list is imported.
import type {} from './translations.ts';

interface Calculator {
  /** Set large on the card. */
  mark: string;
  form: LazyModule<{ default: ComponentType }>;
  /** Reads everything for offline use. */
  queries: () => Promise<{ prefetchTables: () => Promise<void> }>;
}

/** What cards, dialogs, search entries and offline use derive from. */
export const calculators = {
  graduation: {
    mark: '110',
    form: lazyModule(
      () => import(/* webpackChunkName: "graduation" */ './graduation/GraduationCalculator.tsx'),
    ),
    queries: () => import(/* webpackChunkName: "graduation" */ './graduation/queries.ts'),
  },
  'exchange-calculator': {
    mark: 'MSc',
    form: lazyModule(() => import(/* webpackChunkName: "msc" */ './msc/MscCalculator.tsx')),
    queries: () => import(/* webpackChunkName: "msc" */ './msc/queries.ts'),
  },
  'exchange-calculator-clmg': {
    mark: 'CLMG',
    form: lazyModule(() => import(/* webpackChunkName: "clmg" */ './clmg/ClmgCalculator.tsx')),
    queries: () => import(/* webpackChunkName: "clmg" */ './clmg/queries.ts'),
  },
  'exchange-calculator-ug': {
    mark: 'UG',
    form: lazyModule(() => import(/* webpackChunkName: "ug" */ './ug/UgCalculator.tsx')),
    queries: () => import(/* webpackChunkName: "ug" */ './ug/queries.ts'),
  },
} satisfies Record<CalculatorType, Calculator>;

import type { ComponentType } from 'react';
import { lazyModule } from 'shared/ui';
// The texts' keys are checked wherever this list is imported.
import type {} from './translations.ts';

const form = (load: () => Promise<{ default: ComponentType }>) => lazyModule(load);

/**
 * The calculators in the order of the page: cards, dialogs, search entries and what works offline derive from
 * this list. `mark` is set large on the card; `queries` has `prefetchTables`, which reads everything for offline
 * use. The dialog titles are fixed and English in every language; the other texts are under `cards` in `locales/`.
 */
export const calculators = [
  {
    type: 'graduation',
    mark: '110',
    dialogTitle: 'Undergraduate Graduation Grade Calculator',
    form: form(
      () => import(/* webpackChunkName: "graduation" */ './graduation/GraduationCalculator.tsx'),
    ),
    queries: () => import(/* webpackChunkName: "graduation" */ './graduation/queries.ts'),
  },
  {
    type: 'exchange-calculator',
    mark: 'MSc',
    dialogTitle: 'Exchange Calculator MSc',
    form: form(() => import(/* webpackChunkName: "msc" */ './msc/MscCalculator.tsx')),
    queries: () => import(/* webpackChunkName: "msc" */ './msc/queries.ts'),
  },
  {
    type: 'exchange-calculator-clmg',
    mark: 'CLMG',
    dialogTitle: 'Exchange Calculator CLMG',
    form: form(() => import(/* webpackChunkName: "clmg" */ './clmg/ClmgCalculator.tsx')),
    queries: () => import(/* webpackChunkName: "clmg" */ './clmg/queries.ts'),
  },
  {
    type: 'exchange-calculator-ug',
    mark: 'UG',
    dialogTitle: 'Exchange Calculator UG',
    form: form(() => import(/* webpackChunkName: "ug" */ './ug/UgCalculator.tsx')),
    queries: () => import(/* webpackChunkName: "ug" */ './ug/queries.ts'),
  },
] as const;

export type Calculator = (typeof calculators)[number];
export type CalculatorType = Calculator['type'];

/** The calculator that a URL names; undefined when there is none of that name. */
export function findCalculator(type: string): Calculator | undefined {
  return calculators.find((calculator) => calculator.type === type);
}

export const calculatorDialog = lazyModule(
  () => import(/* webpackChunkName: "calculatorDialog" */ './dialog/CalculatorDialog.tsx'),
);

/**
 * Fetches the dialog and the form of a calculator at the same time; of an unknown one, the dialog.
 *
 * @throws whatever an import rejects with.
 */
export async function loadCalculator(type: string): Promise<void> {
  await Promise.all([calculatorDialog.load(), findCalculator(type)?.form.load()]);
}

/** The same before it is needed. A failure is shown when it is needed. */
export function preloadCalculator(type: string): void {
  loadCalculator(type).catch(() => undefined);
}

/** The query parameter that opens a calculator's dialog. */
export const calculatorParam = 'calcolatore';
/** The section's anchor: with it, a shared URL brings the section into view and loads it. */
export const sectionAnchor = '#calcolatori';

/** The query parameter that shows a destination in an exchange calculator's dialog. */
export const destinationParam = 'destinazione';

/** The path that shows a destination. */
export const destinationPath = (type: CalculatorType, id: string) =>
  `/?${new URLSearchParams({ [calculatorParam]: type, [destinationParam]: id })}${sectionAnchor}`;

/** The path that opens a calculator. */
export const calculatorPath = (type: CalculatorType) =>
  `/?${calculatorParam}=${type}${sectionAnchor}`;

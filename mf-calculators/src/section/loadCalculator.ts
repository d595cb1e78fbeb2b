import { lazyModule } from 'shared/ui';
import { calculators } from '../calculators.ts';
import { findCalculator } from '../calculatorTypes.ts';

export const calculatorDialog = lazyModule(
  () => import(/* webpackChunkName: "calculatorDialog" */ '../dialog/CalculatorDialog.tsx'),
);

/**
 * Fetches the dialog and the form of a calculator at the same time; of an unknown one, the dialog.
 *
 * @throws whatever an import rejects with.
 */
export async function loadCalculator(name: string): Promise<void> {
  const type = findCalculator(name);
  await Promise.all([calculatorDialog.load(), type && calculators[type].form.load()]);
}

/** Loads a calculator before it is needed. A failure is shown when it is needed. */
export function preloadCalculator(name: string): void {
  loadCalculator(name).catch(() => undefined);
}

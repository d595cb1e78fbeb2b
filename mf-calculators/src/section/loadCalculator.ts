import { lazyModule } from 'shared/ui';
import { findCalculator } from '../calculators.ts';

export const calculatorDialog = lazyModule(
  () => import(/* webpackChunkName: "calculatorDialog" */ '../dialog/CalculatorDialog.tsx'),
);

/**
 * Fetches the dialog and the form of a calculator at the same time; of an unknown one, the dialog.
 *
 * @throws whatever an import rejects with.
 */
export async function loadCalculator(type: string): Promise<void> {
  await Promise.all([calculatorDialog.load(), findCalculator(type)?.form.load()]);
}

/** Loads a calculator before it is needed. A failure is shown when it is needed. */
export function preloadCalculator(type: string): void {
  loadCalculator(type).catch(() => undefined);
}

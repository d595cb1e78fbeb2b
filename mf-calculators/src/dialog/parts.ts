import type { ComponentType } from 'react';
import type { CalculatorType } from '../catalogue.ts';

/** The code of the dialog, which is fetched when one is opened. */
export const loadDialog = () =>
  import(/* webpackChunkName: "calculatorDialog" */ './CalculatorDialog.tsx');

/** The code of each calculator. */
export const loadForm: Record<CalculatorType, () => Promise<{ default: ComponentType }>> = {
  graduation: () => import('../graduation/GraduationCalculator.tsx'),
  'exchange-calculator': () => import('../msc/MscCalculator.tsx'),
  'exchange-calculator-clmg': () => import('../clmg/ClmgCalculator.tsx'),
  'exchange-calculator-ug': () => import('../ug/UgCalculator.tsx'),
};

/**
 * The four calculators of specification section 2, in its order. The dialog titles are fixed: they
 * are English in both languages. `mark` is what the card sets large.
 */
export const calculators = [
  {
    type: 'graduation',
    mark: '110',
    dialogTitle: 'Undergraduate Graduation Grade Calculator',
  },
  { type: 'exchange-calculator', mark: 'MSc', dialogTitle: 'Exchange Calculator MSc' },
  { type: 'exchange-calculator-clmg', mark: 'CLMG', dialogTitle: 'Exchange Calculator CLMG' },
  { type: 'exchange-calculator-ug', mark: 'UG', dialogTitle: 'Exchange Calculator UG' },
] as const;

export type CalculatorType = (typeof calculators)[number]['type'];

/** The calculator of a type from the address; undefined for one that does not exist (yet). */
export function knownCalculator(type: string) {
  return calculators.find((calculator) => calculator.type === type);
}

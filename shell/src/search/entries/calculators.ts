/** The four calculators: as the address names them, and the fixed titles of their dialogs. */
export const calculators = [
  { type: 'graduation', title: 'Undergraduate Graduation Grade Calculator' },
  { type: 'exchange-calculator', title: 'Exchange Calculator MSc' },
  { type: 'exchange-calculator-clmg', title: 'Exchange Calculator CLMG' },
  { type: 'exchange-calculator-ug', title: 'Exchange Calculator UG' },
] as const;

export type CalculatorType = (typeof calculators)[number]['type'];

/** The address that opens a calculator's dialog over its section. */
export function calculatorAddress(type: CalculatorType): string {
  return `/?calcolatore=${type}#calcolatori`;
}

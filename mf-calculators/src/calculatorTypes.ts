import type { PageLocation } from 'shared/contract';

/** The calculators by the names in their URLs, in the order of the page. */
export const calculatorTypes = [
  'graduation',
  'exchange-calculator',
  'exchange-calculator-clmg',
  'exchange-calculator-ug',
] as const;
export type CalculatorType = (typeof calculatorTypes)[number];

/** English in every language; the other texts of a calculator are under `cards` in `locales/`. */
export const dialogTitles: Readonly<Record<CalculatorType, string>> = {
  graduation: 'Undergraduate Graduation Grade Calculator',
  'exchange-calculator': 'Exchange Calculator MSc',
  'exchange-calculator-clmg': 'Exchange Calculator CLMG',
  'exchange-calculator-ug': 'Exchange Calculator UG',
};

/** The calculator of a name; undefined when there is none. */
export function findCalculator(name: string): CalculatorType | undefined {
  return calculatorTypes.find((type) => type === name);
}

/** The query parameter that opens a calculator's dialog. */
export const calculatorParam = 'calcolatore';
/** The query parameter that shows a destination in an exchange calculator's dialog. */
export const destinationParam = 'destinazione';
/** The section's anchor: with it, a shared URL brings the section into view and loads it. */
export const sectionAnchor = '#calcolatori';

/** The path that opens a calculator, and shows a destination in it. */
export function calculatorPath(type: CalculatorType, destination?: string): string {
  const query = new URLSearchParams({ [calculatorParam]: type });
  if (destination !== undefined) query.set(destinationParam, destination);
  return `/?${query}${sectionAnchor}`;
}

/** The calculator type that a URL names, which may not exist; null when it names none. */
export function calculatorAt({ search }: PageLocation): string | null {
  return new URLSearchParams(search).get(calculatorParam);
}

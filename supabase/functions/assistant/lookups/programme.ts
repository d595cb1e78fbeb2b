import { normalizeText } from 'shared/search';

/** The three kinds of degree, and what each is called in the tables and on the site. */
export const programmes = {
  triennale: {
    pattern: /triennal|triennio|bachelor|\bbsc\b|undergrad|\bug\b|-anno\b/,
    school: 'SCUOLA TRIENNALE',
    calculator: 'exchange-calculator-ug',
    title: 'Exchange Calculator UG',
  },
  magistrale: {
    pattern: /magistral|\bmagi\b|\bmaster|\bmsc\b|biennio|postgrad/,
    school: 'SCUOLA MAGISTRALE',
    calculator: 'exchange-calculator',
    title: 'Exchange Calculator MSc',
  },
  giurisprudenza: {
    pattern: /giurisprudenza|\bgiuri\b|\blegge\b|\blaw\b|clmg/,
    school: 'SCUOLA DI GIURISPRUDENZA',
    calculator: 'exchange-calculator-clmg',
    title: 'Exchange Calculator CLMG',
  },
} as const;

export type Programme = keyof typeof programmes;

export const programmeNames = ['triennale', 'magistrale', 'giurisprudenza'] as const;
const order = programmeNames.toReversed();

/** The programme that the question names, otherwise that of the current page. */
export function programmeOf(message: string, path = ''): Programme | undefined {
  const texts = [message, path].map(normalizeText);
  return texts.flatMap(
    (text) => order.find((programme) => programmes[programme].pattern.test(text)) ?? [],
  )[0];
}

export const calculatorUrl = (slug: string) => `/?calcolatore=${slug}#calcolatori`;

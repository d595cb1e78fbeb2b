import { normalizeText } from 'shared/search';
import { knownValues } from '../../_shared/knownValues.gen.ts';

const bodyOf = (body: string) => knownValues.bodies.find(({ key }) => key === body)?.name ?? body;

/** The three kinds of degree: how questions and pages name each, its body and its calculator. */
export const programmes = {
  triennale: {
    pattern: /triennal|triennio|\btri\b|bachelor|\bbsc\b|undergrad|\bug\b|-anno\b/,
    school: bodyOf('triennale'),
    calculator: 'exchange-calculator-ug',
  },
  magistrale: {
    pattern: /magistral|\bmagi\b|\bmaster|\bmsc\b|biennio|postgrad/,
    school: bodyOf('magistrale'),
    calculator: 'exchange-calculator',
  },
  giurisprudenza: {
    pattern: /giurisprudenza|\bgiuri\b|\blegge\b|\blaw\b|clmg/,
    school: bodyOf('giurisprudenza'),
    calculator: 'exchange-calculator-clmg',
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

/** A calculator's title, and the address that opens it. */
export const calculatorLink = (slug: string) => ({
  title: knownValues.calculators.find(({ type }) => type === slug)?.title ?? slug,
  url: `/?calcolatore=${slug}#calcolatori`,
});

/** The first number of a text between two limits, with a decimal comma or point: a score, or a mean. */
export const numberIn = (text: string, least: number, most: number): number | undefined =>
  [...text.matchAll(/(?<![\w.,])\d+(?:[.,]\d+)?(?![\w]|[.,]\d)/g)]
    .map(([number]) => Number(number.replace(',', '.')))
    .find((number) => number >= least && number <= most);

/** The numbers of a text, with a decimal comma or point. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\w.,])\d+(?:[.,]\d+)?(?![\w]|[.,]\d)/g)].map(([number]) =>
    Number(number.replace(',', '.')),
  );

/** The first number of a text between two limits. */
export const numberIn = (text: string, least: number, most: number): number | undefined =>
  numbersIn(text).find((number) => number >= least && number <= most);

import { type CalculatorType, calculatorTypes, dialogTitles } from './calculatorTypes.ts';
import { rules } from './formulas/rules.ts';
import en from './locales/en.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };

/** Words of the questions that a calculator answers. */
const keywords: Readonly<Record<CalculatorType, string>> = {
  graduation: 'voto di laurea media ponderata mi laureo tesi base bonus 110 lode',
  'exchange-calculator':
    'punteggio scambio exchange erasmus magistrale master mete destinazioni minimo',
  'exchange-calculator-clmg':
    'punteggio scambio exchange erasmus giurisprudenza legge mete destinazioni minimo',
  'exchange-calculator-ug':
    'punteggio scambio exchange erasmus triennale bachelor mete destinazioni minimo',
};

/** What the backend must know of this section: `pnpm sections` writes it there. */
export default {
  /** With which the assistant takes a mean to the base of a graduation grade. */
  grades: {
    lowest: rules.lowestGrade,
    full: rules.fullGrade,
    honours: rules.honours,
    highestFinal: rules.highestFinal,
  },
  calculators: calculatorTypes.map((type) => ({
    type,
    title: dialogTitles[type],
    answer: it.cards[type].description,
    answer_en: en.cards[type].description,
    keywords: `calcolatore calcolare calcola ${keywords[type]}`,
  })),
};

import { dialogTitles } from './dialogTitles.ts';
import en from './locales/en.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };

/** Words of the questions that a calculator answers. */
const keywords = {
  graduation: 'voto di laurea media ponderata mi laureo tesi base bonus 110 lode',
  'exchange-calculator': 'punteggio scambio erasmus magistrale master mete destinazioni minimo',
  'exchange-calculator-clmg':
    'punteggio scambio erasmus giurisprudenza legge mete destinazioni minimo',
  'exchange-calculator-ug': 'punteggio scambio erasmus triennale bachelor mete destinazioni minimo',
} satisfies Record<keyof typeof dialogTitles, string>;

const types = [
  'graduation',
  'exchange-calculator',
  'exchange-calculator-clmg',
  'exchange-calculator-ug',
] as const;

/** What the backend must know of this section: `pnpm sections` writes it there. */
export default {
  calculators: types.map((type) => ({
    type,
    title: dialogTitles[type],
    answer: it.cards[type].description,
    answer_en: en.cards[type].description,
    keywords: `calcolatore calcolare calcola exchange ${keywords[type]}`,
  })),
};

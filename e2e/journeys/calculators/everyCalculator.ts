import {
  type CalculatorType,
  calculatorTypes,
  dialogTitles,
} from '../../../mf-calculators/src/calculatorTypes.ts';
import clmg from '../../../mf-calculators/src/clmg/knownValues.ts';
import graduation from '../../../mf-calculators/src/graduation/knownValues.ts';
import texts from '../../../mf-calculators/src/locales/it.json' with { type: 'json' };
import msc from '../../../mf-calculators/src/msc/knownValues.ts';
import ug from '../../../mf-calculators/src/ug/knownValues.ts';

export { calculatorTypes };

const form = (type: CalculatorType) => ({
  /** The name on its card. */
  name: texts.cards[type].name,
  title: dialogTitles[type],
  /** A course is chosen before its exams are shown. */
  hasCourses: true,
  /** Its results are a tab of destinations. */
  hasDestinations: true,
  /** A button calculates its score, from a bachelor's grade too. */
  hasBachelorGrade: false,
});

/**
 * What journeys know of each calculator, and the tables that it reads. A new one without an entry does not
 * compile; neither does `hostileData.spec.ts` with a new table that is not among them.
 */
export const everyCalculator = {
  graduation: { ...form('graduation'), ...graduation, hasDestinations: false },
  'exchange-calculator': { ...form('exchange-calculator'), ...msc, hasBachelorGrade: true },
  'exchange-calculator-clmg': { ...form('exchange-calculator-clmg'), ...clmg, hasCourses: false },
  'exchange-calculator-ug': { ...form('exchange-calculator-ug'), ...ug },
} satisfies Record<CalculatorType, object>;

export type CalculatorTable = (typeof everyCalculator)[CalculatorType]['tables'][number]['table'];

/** The tables that these calculators read. */
export const tablesOf = (types: readonly CalculatorType[]): CalculatorTable[] =>
  types.flatMap((type) => everyCalculator[type].tables.map(({ table }) => table));

import type { Database } from 'shared/database';
import type { CalculatorType } from '../../../mf-calculators/src/calculatorTypes.ts';

type Table = keyof Database['public']['Tables'];

interface CalculatorForm {
  /** The name on its card. */
  name: string;
  title: string;
  /** The tables that it reads. */
  tables: readonly Table[];
  /** A course is chosen before its exams are shown. */
  hasCourses: boolean;
  /** Its results are a tab of destinations. */
  hasDestinations: boolean;
  /** A button calculates its score, from a bachelor's grade too. */
  hasBachelorGrade: boolean;
}

/**
 * What journeys know of each calculator, in the order of the cards. A new one without an entry does
 * not compile; neither does `hostileData.spec.ts` with a new table that is not in `tables`.
 */
export const everyCalculator = {
  graduation: {
    name: 'Voto di laurea triennale',
    title: 'Undergraduate Graduation Grade Calculator',
    tables: ['course_subjects'],
    hasCourses: true,
    hasDestinations: false,
    hasBachelorGrade: false,
  },
  'exchange-calculator': {
    name: 'Exchange magistrale',
    title: 'Exchange Calculator MSc',
    tables: [
      'cours-subject_MS_exchange',
      'course multipliers estimation',
      'NC_max',
      'dest_exc_msc',
    ],
    hasCourses: true,
    hasDestinations: true,
    hasBachelorGrade: true,
  },
  'exchange-calculator-clmg': {
    name: 'Exchange Giurisprudenza',
    title: 'Exchange Calculator CLMG',
    tables: ['CLMG_studyplan', 'CLMG_destinations_exchange'],
    hasCourses: false,
    hasDestinations: true,
    hasBachelorGrade: false,
  },
  'exchange-calculator-ug': {
    name: 'Exchange triennale',
    title: 'Exchange Calculator UG',
    tables: ['course-multiplier_UG', 'course_subjects_UG', 'UG_exchange_destinations'],
    hasCourses: true,
    hasDestinations: true,
    hasBachelorGrade: false,
  },
} as const satisfies Record<CalculatorType, CalculatorForm>;

export const calculatorTypes = Object.keys(everyCalculator) as CalculatorType[];

export type CalculatorTable = (typeof everyCalculator)[CalculatorType]['tables'][number];

import { expect, type Page } from '@playwright/test';
import type { CalculatorType } from '../../mf-calculators/src/calculatorTypes.ts';
import {
  cardOf,
  dialogOf,
  leaveCalculator,
  typeGrades,
  urlOf,
} from '../journeys/calculators/dialog.ts';
import { type BackendRead, hasItems, hasText, message, read } from './backendRead.ts';
import {
  addExam,
  calculate,
  chooseFirstCourse,
  dialogHas,
  expectDestinationsAfter,
  expectExams,
  expectMultipliers,
  expectNoCourse,
  expectNoExam,
  expectNoMinimum,
  expectNoMultiplier,
  expectScore,
  openResults,
  planned,
} from './calculatorActions.ts';

/** A calculator's dialog: opened by its URL first, then by its card. */
const calculator = (type: CalculatorType) => ({
  path: urlOf(type),
  leave: leaveCalculator,
  enter: (page: Page) => cardOf(page, type).click(),
  slot: dialogOf,
  reportedBy: 'toast' as const,
});

const noUgMultiplier =
  'Per questo corso non abbiamo il moltiplicatore e usiamo 1. I valori ufficiali sono vicini a 0,1: il punteggio può essere molto lontano da quello reale.';

const failures = {
  courses: message('Impossibile caricare i corsi di laurea', 'Could not load the degree courses'),
  exams: message(
    'Impossibile caricare gli esami per questo corso',
    'Could not load the exams for this course',
  ),
  data: message('Errore nel caricamento dei dati', 'Error loading the data'),
  courseSubjects: message(
    'Errore nel caricamento delle materie del corso',
    'Error loading the subjects of this course',
  ),
  clmgPlan: message('Impossibile caricare il piano di studi', 'Could not load the study plan'),
  clmgDestinations: message(
    'Impossibile caricare le destinazioni',
    'Could not load the destinations',
  ),
} as const;
const plans = [
  { type: 'graduation', table: 'course_subjects', courses: 'courses', exams: 'exams' },
  {
    type: 'exchange-calculator',
    table: 'cours-subject_MS_exchange',
    courses: 'data',
    exams: 'courseSubjects',
  },
  {
    type: 'exchange-calculator-ug',
    table: 'course_subjects_UG',
    courses: 'data',
    exams: 'courseSubjects',
  },
] as const;

const planReads: readonly BackendRead[] = plans.flatMap(({ type, table, courses, exams }) => [
  // @spec errors.12
  {
    ...calculator(type),
    name: `courses of ${table}`,
    isCall: read(table, 'select', 'course'),
    message: failures[courses],
    expectData: expectExams,
    expectEmpty: expectNoCourse,
    column: 'course',
  },
  // @spec errors.12
  {
    ...calculator(type),
    name: `exams of ${table}`,
    isCall: read(table, 'course', 'eq.'),
    trigger: chooseFirstCourse,
    message: failures[exams],
    expectData: expectExams,
    expectEmpty: expectNoExam,
    column: 'subject',
    ...(table === 'cours-subject_MS_exchange' ? {} : { expectUsable: addExam }),
  },
]);

const tableReads: readonly BackendRead[] = [
  // @spec errors.12
  {
    ...calculator('exchange-calculator'),
    name: 'course multipliers estimation',
    isCall: read('course multipliers estimation'),
    trigger: chooseFirstCourse,
    message: failures.data,
    expectData: expectMultipliers,
    expectEmpty: expectNoMultiplier,
    column: 'GPA mult.',
    expectWithoutColumn: expectNoMultiplier,
  },
  // @spec errors.12
  {
    ...calculator('exchange-calculator'),
    name: 'NC_max',
    isCall: read('NC_max'),
    message: failures.data,
    // With an NC max of 58.
    expectData: expectScore(733),
    // The fallback is the sum of the course's credits: 82.
    expectEmpty: expectScore(727),
    column: 'NC_MAX',
    expectWithoutColumn: expectScore(727),
  },
  // @spec errors.12
  {
    ...calculator('exchange-calculator'),
    name: 'dest_exc_msc',
    isCall: read('dest_exc_msc'),
    message: failures.data,
    expectData: expectDestinationsAfter(calculate),
    expectEmpty: dialogHas('Nessuna destinazione disponibile'),
    column: 'ID',
  },
  // @spec errors.12
  {
    ...calculator('exchange-calculator-ug'),
    name: 'course-multiplier_UG',
    isCall: read('course-multiplier_UG'),
    trigger: chooseFirstCourse,
    message: failures.data,
    expectData: hasText(dialogOf, 'Per il tuo corso ogni CFU oltre'),
    expectEmpty: dialogHas(noUgMultiplier),
    column: 'multiplier',
    expectWithoutColumn: dialogHas(noUgMultiplier),
  },
  // @spec errors.12
  {
    ...calculator('exchange-calculator-ug'),
    name: 'UG_exchange_destinations',
    isCall: read('UG_exchange_destinations'),
    message: failures.data,
    expectData: expectDestinationsAfter(openResults),
    expectEmpty: dialogHas('Nessuna destinazione disponibile'),
    column: 'min_score',
    expectWithoutColumn: expectNoMinimum,
  },
  // @spec errors.13
  {
    ...calculator('exchange-calculator-clmg'),
    name: 'CLMG_studyplan',
    isCall: read('CLMG_studyplan'),
    message: failures.clmgPlan,
    expectData: (page) => expect(planned(page).first()).toBeVisible(),
    expectEmpty: expectNoExam,
    column: 'course',
    expectUsable: addExam,
  },
  // @spec errors.13
  {
    ...calculator('exchange-calculator-clmg'),
    name: 'CLMG_destinations_exchange',
    isCall: read('CLMG_destinations_exchange'),
    trigger: async (page) => {
      await typeGrades(page, ['28']);
      await openResults(page);
    },
    message: failures.clmgDestinations,
    expectUsable: hasText(dialogOf, '28,00'),
    expectData: hasItems(dialogOf, 'li[data-reached]'),
    expectEmpty: dialogHas('Nessuna destinazione disponibile'),
    column: 'uni',
  },
];

export const calculatorReads: readonly BackendRead[] = [...planReads, ...tableReads];

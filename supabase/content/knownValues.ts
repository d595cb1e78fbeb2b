/**
 * What the pages compare a row with. The sections keep their own lists, because they deploy alone;
 * a test holds these copies against them.
 */
export const knownValues = {
  years: ['First Year', 'Second Year', 'Third Year'],
  courseYears: [1, 2, 3, 4, 5],
  sections: [
    'CNSU',
    'CDD',
    'DIPARTIMENTI',
    'ISU',
    'QUALITÀ',
    'SCUOLA DI GIURISPRUDENZA',
    'SCUOLA MAGISTRALE',
    'SCUOLA TRIENNALE',
    'SPORT',
    'VALUTAZIONE',
  ],
  categories: [
    'associations',
    'opzionali',
    'graduate',
    'stage',
    'freemover',
    'residenze',
    'exchange_magistrale',
    'exchange_triennale',
    'university',
    'milan',
    'burocrazia',
    'master_admissions',
    'tesi',
    'ecdl',
  ],
  topics: [
    'Tasse e agevolazioni',
    'Piano di studi',
    'Mobilità internazionale',
    'Appelli',
    'Contatta un rappresentante',
  ],
  eventStatuses: ['upcoming', 'completed'],
} as const;

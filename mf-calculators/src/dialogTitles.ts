/** The titles of the dialogs, fixed and English in every language, by the names in their URLs. */
export const dialogTitles = {
  graduation: 'Undergraduate Graduation Grade Calculator',
  'exchange-calculator': 'Exchange Calculator MSc',
  'exchange-calculator-clmg': 'Exchange Calculator CLMG',
  'exchange-calculator-ug': 'Exchange Calculator UG',
} as const;

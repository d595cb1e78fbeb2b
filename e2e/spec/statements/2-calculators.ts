import { journey, ownJourney, type Part, proven } from '../statement.ts';

export const calculatorsSection: Part = {
  heading: '2. Calculators section (anchor calcolatori)',
  statements: [
    proven(
      'Four cards: graduation, exchange-calculator, exchange-calculator-clmg, exchange-calculator-ug, each with a use button opening a modal dialog.',
      journey('calculators', 'each card opens its dialog, and Esc gives the focus back'),
      journey(
        'calculators',
        'the address names the open calculator, the focus stays in it, and the way back closes it',
      ),
      ownJourney('calculators', 'the use button of each card opens its calculator, by its name'),
    ),
    proven(
      'Dialog titles: Undergraduate Graduation Grade Calculator, Exchange Calculator MSc, CLMG, UG.',
      journey('calculators', 'each card opens its dialog, and Esc gives the focus back'),
    ),
    proven(
      'An unknown type shows ‘Calcolatore in Sviluppo’ and ‘Questo calcolatore sarà disponibile presto!’.',
      journey('calculators', 'a calculator that is still to come says so'),
    ),
    proven(
      'Exchange calculators have two tabs, ‘Inserimento Dati’ and ‘Risultati’.',
      ownJourney('calculators', 'exchange-calculator has two tabs; its results wait for a score'),
      ownJourney(
        'calculators',
        'exchange-calculator-clmg has two tabs; its results wait for nothing',
      ),
      ownJourney(
        'calculators',
        'exchange-calculator-ug has two tabs; its results wait for a score',
      ),
    ),
    proven(
      'For MSc and UG the results tab is disabled until a score exists.',
      ownJourney('calculators', 'exchange-calculator has two tabs; its results wait for a score'),
      ownJourney(
        'calculators',
        'exchange-calculator-ug has two tabs; its results wait for a score',
      ),
      journey(
        'calculatorsEntry',
        'MSc: what is missing is said and gets the focus, field by field',
      ),
    ),
  ],
};

import type { RemoteContract } from 'shared/contract';
import { translator } from 'shared/runtime';
import { calculatorPath, calculatorTypes, dialogTitles } from './calculatorTypes.ts';
import { loadDestinations } from './destinations/loadDestinations.ts';
import { rules } from './formulas/rules.ts';
import { translations } from './translations.ts';

const search: RemoteContract['calculators']['search'] = {
  groups: {
    calculators: {
      heading: (language) => translator(language, 'calculators')('palette.heading'),
      failure: (language) => translator(language, 'calculators')('palette.failed'),
      load: async ({ language }) => {
        const t = translator(language, 'calculators');
        return calculatorTypes.map((type) => ({
          id: type,
          to: calculatorPath(type),
          label: t(`cards.${type}.name`),
          detail: t(`cards.${type}.scale`, rules),
          keywords: [dialogTitles[type]],
        }));
      },
    },
    destinations: {
      heading: (language) => translator(language, 'calculators')('palette.destinations'),
      failure: (language) => translator(language, 'calculators')('palette.failed'),
      load: loadDestinations,
    },
  },
  translations,
};

export default search;

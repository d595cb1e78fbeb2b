import type { RemoteContract } from 'shared/contract';
import { translator } from 'shared/runtime';
import { calculators } from './calculators.ts';
import { calculatorPath, calculatorTypes } from './calculatorTypes.ts';
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
          keywords: [calculators[type].dialogTitle],
        }));
      },
    },
  },
  translations,
};

export default search;

import type { RemoteContract } from 'shared/contract';
import { translator } from 'shared/runtime';
import { calculatorPath, calculators } from './calculators.ts';
import { translations } from './translations.ts';

const search: RemoteContract['calculators']['search'] = {
  groups: {
    calculators: {
      heading: (language) => translator(language, 'calculators')('palette.heading'),
      failure: (language) => translator(language, 'calculators')('palette.failed'),
      load: async ({ language }) => {
        const t = translator(language, 'calculators');
        return calculators.map(({ type, dialogTitle }) => ({
          id: type,
          to: calculatorPath(type),
          label: t(`cards.${type}.name`),
          detail: t(`cards.${type}.scale`),
          keywords: [dialogTitle],
        }));
      },
    },
  },
  translations,
};

export default search;

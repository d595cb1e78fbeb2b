import type { RemoteContract } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { englishName } from './bodies.ts';
import { representatives } from './queries.ts';
import { foundPeople } from './searchEntries.ts';
import { translations } from './translations.ts';

const search: RemoteContract['representatives']['search'] = {
  groups: {
    representatives: {
      heading: (language) => translator(language, 'representatives')('palette.heading'),
      failure: (language) => translator(language, 'representatives')('palette.failed'),
      load: async ({ language }) =>
        foundPeople(await queryClient.fetchQuery(representatives)).map(({ name, bodies }) => ({
          id: name,
          to: `/rappresentanti?organo=${bodies[0].key}`,
          label: name,
          detail: bodies.map((body) => englishName(body, language) ?? body.name).join(', '),
          detailLang: language === 'en' ? ('en' as const) : ('it' as const),
          keywords: bodies.map((body) => body.name),
        })),
    },
  },
  translations,
};

export default search;

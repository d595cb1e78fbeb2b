import type { RemoteContract } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { bodyOfKey } from './bodies.ts';
import { directoryOf, peopleOf } from './directory/directory.ts';
import { representatives } from './queries.ts';

const search: RemoteContract['representatives']['search'] = {
  groups: {
    representatives: {
      heading: (language) => translator(language, 'representatives')('palette.heading'),
      failure: (language) => translator(language, 'representatives')('palette.failed'),
      load: async () =>
        peopleOf(directoryOf(await queryClient.fetchQuery(representatives))).map((person) => ({
          id: person.name,
          to: `/rappresentanti?organo=${person.bodies[0]}`,
          label: person.name,
          detail: person.bodies.map((key) => bodyOfKey(key)?.name).join(', '),
          detailLang: 'it' as const,
        })),
    },
  },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default search;

import type { Language, RemoteContract } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { type Body, bodyName } from './bodies.ts';
import { peopleOf } from './directory/directory.ts';
import { representatives, toDirectory } from './queries.ts';
import { translations } from './translations.ts';

const search: RemoteContract['representatives']['search'] = {
  groups: {
    representatives: {
      heading: (language) => translator(language, 'representatives')('palette.heading'),
      failure: (language) => translator(language, 'representatives')('palette.failed'),
      load: async ({ language }) =>
        peopleOf(toDirectory(await queryClient.fetchQuery(representatives))).map(
          ({ name, bodies }) => ({
            id: name,
            to: `/rappresentanti?organo=${bodies[0].key}`,
            label: name,
            detail: bodies.map((body) => nameAndTopics(body, language)).join(' '),
            detailLang: language,
            // Students look for a person by what they need.
            keywords: bodies.flatMap(({ name, english, keywords }) => [name, english, keywords]),
          }),
        ),
    },
  },
  translations,
};

/** "ISU. Diritto allo studio: tasse, borse, alloggi, mensa." */
function nameAndTopics(body: Body, language: Language): string {
  const topics = translator(language, 'representatives')(`descriptions.${body.key}`);
  return `${bodyName(body, language)}. ${topics}`;
}

export default search;

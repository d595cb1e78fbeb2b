import type { RemoteContract } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { questions } from './queries.ts';
import { frequentQuestions } from './searchEntries.ts';
import { translations } from './translations.ts';

const search: RemoteContract['chat']['search'] = {
  groups: {
    questions: {
      heading: (language) => translator(language, 'chat')('palette.heading'),
      failure: (language) => translator(language, 'chat')('palette.failed'),
      load: async ({ language }) =>
        frequentQuestions(await queryClient.fetchQuery(questions)).map((row) => {
          const shown = language === 'en' ? row.english : undefined;
          const lang = shown ? ('en' as const) : ('it' as const);
          return {
            id: row.id,
            to: row.to,
            label: (shown ?? row).question,
            labelLang: lang,
            detail: (shown ?? row).answer,
            detailLang: lang,
            keywords: [row.question, row.english?.question, row.keywords],
          };
        }),
    },
  },
  translations,
};

export default search;

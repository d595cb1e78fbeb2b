import type { RemoteContract } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { groupByCategory, guideText, guideTexts } from './guide.ts';
import { allGuides, toGuides } from './queries.ts';
import { frequentQuestions, questionPath, questionText } from './questions/frequentQuestions.ts';
import { questions } from './questions/queries.ts';
import { translations } from './translations.ts';

const search: RemoteContract['guides']['search'] = {
  groups: {
    guides: {
      heading: (language) => translator(language, 'guides')('palette.guides'),
      failure: (language) => translator(language, 'guides')('palette.failed'),
      // Each category, then its guides: a guide opens from its category's page.
      load: async ({ language }) =>
        groupByCategory(toGuides(await queryClient.fetchQuery(allGuides))).flatMap(
          ({ category, guides }) => {
            const { slug, heading } = category;
            const to = `/guide/${slug}`;
            const names = Object.values(category.name);
            const name = category.name[language];
            const detail = translator(language, 'guides')('palette.category');
            const titles = new Map(guides.map((guide) => [guide.title, guide]));
            return [
              { id: slug, to, label: name, detail, keywords: [heading, ...names] },
              ...[...titles.values()].flatMap((guide) => {
                const title = guideText(guide, 'title', language);
                if (!title) return [];
                return {
                  id: `${slug}/${guide.title}`,
                  to,
                  label: title.text,
                  labelLang: title.lang,
                  detail: name,
                  keywords: [...guideTexts(guide), ...names],
                };
              }),
            ];
          },
        ),
    },
    questions: {
      heading: (language) => translator(language, 'guides')('palette.questions'),
      failure: (language) => translator(language, 'guides')('palette.questionsFailed'),
      load: async ({ language }) =>
        frequentQuestions(await queryClient.fetchQuery(questions)).map((row) => {
          const { question, answer, lang } = questionText(row, language);
          return {
            id: row.id,
            to: questionPath(row),
            label: question,
            labelLang: lang,
            detail: answer,
            detailLang: lang,
            keywords: [row.italian.question, row.english?.question, row.keywords],
          };
        }),
    },
  },
  translations,
};

export default search;

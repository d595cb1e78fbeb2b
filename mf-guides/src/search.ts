import type { RemoteContract } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { allGuides } from './queries.ts';
import { foundCategories } from './searchEntries.ts';
import { translations } from './translations.ts';

const search: RemoteContract['guides']['search'] = {
  groups: {
    guides: {
      heading: (language) => translator(language, 'guides')('palette.guides'),
      failure: (language) => translator(language, 'guides')('palette.failed'),
      // Each category, then its guides: a guide opens from its category's page.
      load: async ({ language }) =>
        foundCategories(await queryClient.fetchQuery(allGuides)).flatMap(({ category, guides }) => {
          const { slug } = category;
          const to = `/guide/${slug}`;
          const names = Object.values(category.name);
          const name = category.name[language];
          return [
            {
              id: slug,
              to,
              label: name,
              detail: translator(language, 'guides')('palette.category'),
              keywords: [category.heading, ...names],
            },
            ...guides.map(({ title, description }) => ({
              id: `${slug}/${title}`,
              to,
              label: title,
              labelLang: 'it' as const,
              detail: name,
              keywords: [description, ...names],
            })),
          ];
        }),
    },
  },
  translations,
};

export default search;

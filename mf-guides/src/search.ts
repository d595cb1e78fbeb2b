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
            ...guides.map(({ title, titleEn, keywords }) => {
              const english = language === 'en' ? titleEn : undefined;
              return {
                id: `${slug}/${title}`,
                to,
                label: english ?? title,
                labelLang: english === undefined ? ('it' as const) : ('en' as const),
                detail: name,
                keywords: [title, titleEn, ...keywords, ...names],
              };
            }),
          ];
        }),
    },
  },
  translations,
};

export default search;

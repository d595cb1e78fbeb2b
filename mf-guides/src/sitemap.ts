import type { SectionSitemap } from 'shared/contract';
import { filledCategories } from './guideCategories.ts';
import { categoriesInUse, toNames } from './queries.ts';
import { frequentQuestions, questionPath } from './questions/frequentQuestions.ts';
import { questions } from './questions/queries.ts';

/** Every category with an active guide, and every frequent question. */
const sitemap: SectionSitemap = async (queryClient) => {
  const names = toNames(await queryClient.fetchQuery(categoriesInUse));
  const asked = frequentQuestions(await queryClient.fetchQuery(questions));
  return [
    ...filledCategories(names).map(({ category }) => `/guide/${category.slug}`),
    ...asked.map(questionPath),
  ];
};

export default sitemap;

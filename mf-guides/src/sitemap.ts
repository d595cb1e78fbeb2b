import type { SectionSitemap } from 'shared/contract';
import { filledCategories } from './guideCategories.ts';
import { categoriesInUse, toNames } from './queries.ts';

/** Every category with an active guide. */
const sitemap: SectionSitemap = async (queryClient) => {
  const names = toNames(await queryClient.fetchQuery(categoriesInUse));
  return filledCategories(names).map(({ category }) => `/guide/${category.slug}`);
};

export default sitemap;

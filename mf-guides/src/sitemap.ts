import type { SectionSitemap } from 'shared/contract';
import { categoriesInUse } from './queries.ts';
import { foundCategories } from './searchEntries.ts';

/** Every category with an active guide. */
const sitemap: SectionSitemap = async (queryClient) => {
  const found = foundCategories(await queryClient.fetchQuery(categoriesInUse));
  return found.map(({ category }) => `/guide/${category.slug}`);
};

export default sitemap;

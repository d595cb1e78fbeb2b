import type { Loader } from 'shared/contract';
import { decodePathSegment } from 'shared/format';
import { matchPath } from 'shared/runtime';
import { findCategory } from './guideCategories.ts';
import { categoriesInUse, guidesOfCategory } from './queries.ts';

/** Prefetches the data of `/guide`. */
export const loadCategories: Loader = (_, queryClient) =>
  queryClient.prefetchQuery(categoriesInUse);

/** Prefetches the data of `/guide/:category`. */
export const loadCategory: Loader = async ({ pathname }, queryClient) => {
  const category = decodePathSegment(
    matchPath('/guide/:category', pathname)?.params.category ?? '',
  );
  if (category.trim() === '') return 'missing';
  await Promise.all([
    queryClient.prefetchQuery(categoriesInUse),
    queryClient.prefetchQuery(guidesOfCategory(category)),
  ]);
  const guides = queryClient.getQueryData(guidesOfCategory(category).queryKey);
  return guides?.length === 0 && !findCategory(category) ? 'missing' : undefined;
};

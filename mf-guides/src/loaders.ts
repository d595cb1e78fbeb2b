import type { PageAddress } from 'shared/contract';
import { decodePathSegment } from 'shared/format';
import { matchPath, queryClient } from 'shared/runtime';
import { guideCategories, guidesOfCategory } from './queries.ts';

/** Prefetches the data of `/guide`. */
export const loadCategories = () => queryClient.prefetchQuery(guideCategories);

/** Prefetches the data of `/guide/:category`. */
export async function loadCategory({ pathname }: PageAddress) {
  const category = decodePathSegment(
    matchPath('/guide/:category', pathname)?.params.category ?? '',
  );
  if (category.trim() === '') return;
  await Promise.all([loadCategories(), queryClient.prefetchQuery(guidesOfCategory(category))]);
}

import type { PageAddress } from 'shared/contract';
import { decodePathSegment } from 'shared/format';
import { matchPath, queryClient } from 'shared/runtime';
import { guideCategories, guidesOf } from './queries.ts';

/** Reads what `/guide` shows first. */
export const loadCategories = () => queryClient.prefetchQuery(guideCategories);

/** Reads what `/guide/:category` shows first. */
export async function loadCategory({ pathname }: PageAddress) {
  const category = decodePathSegment(
    matchPath('/guide/:category', pathname)?.params.category ?? '',
  );
  if (category.trim() === '') return;
  await Promise.all([loadCategories(), queryClient.prefetchQuery(guidesOf(category))]);
}

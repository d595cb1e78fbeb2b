import type { PageAddress } from 'shared/contract';
import { matchPath, queryClient } from 'shared/runtime';
import { guideCategories, guidesOf } from './queries.ts';

/** Reads what `/guide` shows first. */
export const loadCategories = () => queryClient.prefetchQuery(guideCategories);

/** Reads what `/guide/:category` shows first. */
export async function loadCategory({ pathname }: PageAddress) {
  const { category = '' } = matchPath('/guide/:category', pathname)?.params ?? {};
  if (category.trim() === '') return;
  await Promise.all([loadCategories(), queryClient.prefetchQuery(guidesOf(category))]);
}

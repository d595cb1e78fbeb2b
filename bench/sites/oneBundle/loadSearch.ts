/** Replaces `shell/src/federation/loadSearch.ts`: the search modules are dynamic imports of the same build. */
import type { RemoteName, SearchModule } from 'shared/contract';
import { addTranslationsOfAllLanguages } from 'shared/runtime';

const modules: Record<RemoteName, () => Promise<{ default: SearchModule }>> = {
  handouts: () => import('../../../mf-handouts/src/search.ts'),
  guides: () => import('../../../mf-guides/src/search.ts'),
  representatives: () => import('../../../mf-representatives/src/search.ts'),
  calculators: () => import('../../../mf-calculators/src/search.ts'),
  'events-marketplace': () => import('../../../mf-events-marketplace/src/search.ts'),
  chat: () => import('../../../mf-chat/src/search.ts'),
};

export async function loadSearch(remote: RemoteName): Promise<SearchModule> {
  const { default: search } = await modules[remote]();
  await addTranslationsOfAllLanguages(remote, search.translations, 'one');
  return search;
}

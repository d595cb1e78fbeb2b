/** Replaces `shell/src/federation/loadSearch.ts`: the search modules are dynamic imports of the same build. */
import { searchModules } from 'virtual:sections/search';
import type { RemoteName, SearchModule } from 'shared/contract';
import { addTranslationsOfAllLanguages } from 'shared/runtime';

export async function loadSearch(remote: RemoteName): Promise<SearchModule> {
  const load = searchModules[remote];
  if (!load) throw new Error(`The bundle has no search of ${remote}.`);
  const { default: search } = await load();
  await addTranslationsOfAllLanguages(remote, search.translations, 'one');
  return search;
}

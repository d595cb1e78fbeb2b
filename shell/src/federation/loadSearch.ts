import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RemoteName, SearchModule } from 'shared/contract';
import { addTranslationsOfAllLanguages } from 'shared/runtime';
import { connectionTo } from './connection.ts';
import { RemoteError } from './RemoteError.ts';
import { withTimeout } from './withTimeout.ts';

/** How long a section's search module and its texts may take. */
const searchTimeoutMs = 10_000;

/**
 * The search module of a section, with its texts in every language.
 *
 * @throws RemoteError when the section cannot be loaded or offers no search.
 */
export async function loadSearch(remote: RemoteName): Promise<SearchModule> {
  const { id, version } = await connectionTo(remote);
  const subject = `${remote}/search`;
  const load = async () => {
    const loaded = await loadRemote<{ default?: unknown }>(`${id}/search`);
    const search = loaded?.default;
    if (!isSearchModule(search)) throw new RemoteError('invalid', subject);
    await addTranslationsOfAllLanguages(remote, search.translations, version.version);
    return search;
  };
  return withTimeout(load(), searchTimeoutMs, subject);
}

function isSearchModule(value: unknown): value is SearchModule {
  return (
    typeof value === 'object' && value !== null && 'groups' in value && 'translations' in value
  );
}

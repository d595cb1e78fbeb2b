import { type RemoteName, remoteNames } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { entryPath, parseOwnEntry, versionsAt } from '../registry/ownEntry.ts';
import { mergeEntries } from '../registry/updateRegistry.ts';

interface ComposeOptions {
  deployment: Deployment;
  /** By default all that the contract knows. */
  remotes?: readonly RemoteName[];
  /** Called with what is wrong with a section's entry. */
  log?: (line: string) => void;
}

/**
 * Writes the sections' own entries into the registry. An entry that is missing, cannot be read, is not valid, or
 * names files that are not the section's costs its own section only: the registry keeps the last good one. It can be
 * repeated, and run more than once.
 */
export async function composeRegistry(options: ComposeOptions): Promise<void> {
  const { deployment, remotes = remoteNames, log = () => {} } = options;
  const readOwn = async (remote: RemoteName): Promise<[RemoteName, RegistryEntry][]> => {
    try {
      const { target, url } = deployment.filesOf(remote);
      const stored = await target.read(entryPath(remote));
      if (!stored) return [];
      const written = parseOwnEntry(stored.body);
      if (!written) {
        log(`${remote}: ${entryPath(remote)} is not a valid entry; the last good one stays.`);
        return [];
      }
      const { entry, elsewhere } = versionsAt(url, remote, written);
      if (elsewhere.length > 0) {
        const effect = entry ? 'left out' : 'the last good entry stays';
        log(`${remote}: the files of ${elsewhere.join(', ')} are not below ${url}; ${effect}.`);
      }
      if (entry) return [[remote, entry]];
    } catch (error) {
      log(`${remote}: ${error instanceof Error ? error.message : error}`);
    }
    return [];
  };
  await mergeEntries(deployment.registry, async () => {
    const read = await Promise.all(remotes.map(readOwn));
    return Object.fromEntries(read.flat());
  });
}

import { useEffect, useState } from 'react';
import type { ArtefactName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import { currentRegistry } from '../federation/registry.ts';
import { fetchShellEntry } from './fetchShellEntry.ts';

/** The entry of a section or of the shell; undefined until it is read, and where it cannot be. */
export function useEntry(name: ArtefactName): RegistryEntry | undefined {
  const [entry, setEntry] = useState<RegistryEntry>();
  useEffect(() => {
    const read =
      name === 'shell'
        ? fetchShellEntry()
        : currentRegistry().then(({ remotes }) => remotes.get(name));
    read.then(setEntry, () => undefined);
  }, [name]);
  return entry;
}

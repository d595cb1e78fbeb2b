import type { RemoteName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import type { Artefact } from '../build/build.ts';
import type { Deployment } from '../deployment.ts';
import { readRegistry, readShellEntry } from '../registry/updateRegistry.ts';
import { rollBack } from '../release/rollback.ts';
import { changeSection, readSection } from '../release/sectionEntry.ts';
import { changeShell, rollBackShell } from '../release/shell/changeShell.ts';

/** A section or the shell, whose versions can be rolled back. */
export interface Watched {
  name: Artefact;
  read: () => Promise<RegistryEntry>;
  change: (change: (entry: RegistryEntry) => RegistryEntry) => Promise<RegistryEntry>;
  /** Does nothing when another version than `expected` is live. */
  rollBack: (expected: string) => Promise<RegistryEntry>;
}

/** All that is published, and that whoever watches may change: the shell only with its registry. */
export async function watchedIn(deployment: Deployment): Promise<Watched[]> {
  const { remotes } = await readRegistry(deployment.registry);
  const sections = [...remotes.keys()].map((remote) => sectionIn(deployment, remote));
  return deployment.registryIsReadOnly ? sections : [...sections, shellIn(deployment)];
}

function sectionIn(deployment: Deployment, remote: RemoteName): Watched {
  return {
    name: remote,
    read: () => readSection(deployment, remote),
    change: (change) => changeSection(deployment, remote, change),
    rollBack: (expected) => rollBack(deployment, remote, { expected }),
  };
}

function shellIn(deployment: Deployment): Watched {
  const options = { deployment, log: () => {} };
  return {
    name: 'shell',
    read: () => readShellEntry(deployment.registry),
    change: (change) => changeShell(options, change),
    rollBack: (expected) => rollBackShell({ ...options, expected }),
  };
}

import type { RemoteName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { entryPath, parseOwnEntry, versionsAt } from '../registry/ownEntry.ts';
import { findEntry, updateFile, updateRegistry, usable } from '../registry/updateRegistry.ts';
import { composeRegistry } from './composeRegistry.ts';

/**
 * The entry of a section: its own one where there is one, else the registry's.
 *
 * @throws Error when there is none that is usable.
 */
export async function readSection(
  deployment: Deployment,
  remote: RemoteName,
): Promise<RegistryEntry> {
  const stored = await deployment.filesOf(remote).target.read(entryPath(remote));
  return usable(await currentEntry(deployment, remote, stored?.body), remote);
}

/**
 * Updates the entry of a section by compare-and-swap: its own one where there is one or where the registry
 * cannot be written, else the registry's.
 *
 * @param change Called again with the new entry after a conflict.
 * @returns the entry as written.
 */
export async function updateSection(
  deployment: Deployment,
  remote: RemoteName,
  change: (entry: RegistryEntry | undefined) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  const { registry, registryIsReadOnly } = deployment;
  const { target, url } = deployment.filesOf(remote);
  const path = entryPath(remote);
  if (!registryIsReadOnly && !(await target.read(path))) {
    return updateRegistry(registry, remote, change);
  }
  const written = await updateFile(target, path, async (body) => {
    const entry = await change(await currentEntry(deployment, remote, body));
    // The composer would keep the entry before, and nobody would notice.
    if (!versionsAt(url, remote, entry).entry) {
      throw new Error(`${remote} ${entry.version} has files that are not below ${url}.`);
    }
    return { json: entry, result: entry };
  });
  if (!registryIsReadOnly) await composeRegistry({ deployment, remotes: [remote] });
  return written;
}

/**
 * Updates the entry of a section that has one.
 *
 * @throws Error when it has none that is usable.
 */
export function changeSection(
  deployment: Deployment,
  remote: RemoteName,
  change: (entry: RegistryEntry) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  return updateSection(deployment, remote, (entry) => change(usable(entry, remote)));
}

/** In the place of an own entry that is none, the registry has the last good one. */
async function currentEntry(
  { registry }: Deployment,
  remote: RemoteName,
  own: Buffer | undefined,
): Promise<RegistryEntry | undefined> {
  return (own && parseOwnEntry(own)) ?? findEntry(registry, remote);
}

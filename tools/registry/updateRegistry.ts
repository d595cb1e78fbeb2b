import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteName } from 'shared/contract';
import {
  parseRegistry,
  type Registry,
  type RegistryEntry,
  type RegistryFile,
  readRegistryEntry,
  registryEnvelope,
} from 'shared/registry';
import { z } from 'shared/zod';
import { Conflict, type Target } from './target/target.ts';

export const registryName = 'registry.json';

/** How often an update is retried after a conflict. */
const maximumAttempts = 30;

/**
 * Updates the entry of one remote by compare-and-swap, so that concurrent updates are not lost.
 *
 * @param change Called again with the new entry after a conflict.
 * @returns the entry as written.
 */
export async function updateRegistry(
  target: Target,
  remote: RemoteName,
  change: (entry: RegistryEntry | undefined) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  for (let attempt = 1; ; attempt += 1) {
    const { remotes, tag } = await readAll(target);
    const entry = await change(readRegistryEntry(remotes[remote]));
    const file = { schema: 1, remotes: { ...remotes, [remote]: entry } };
    try {
      await target.write(registryName, Buffer.from(`${JSON.stringify(file, null, 2)}\n`), tag);
      return entry;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === maximumAttempts) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}

/**
 * Updates the entry of a remote that has one.
 *
 * @throws Error when it has none that is usable.
 */
export function updateEntry(
  target: Target,
  remote: RemoteName,
  change: (entry: RegistryEntry) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  return updateRegistry(target, remote, (entry) => change(usable(entry, remote)));
}

/** The registry as the page reads it; empty when there is none. */
export async function readRegistry(target: Target): Promise<Registry> {
  return parseRegistry({ schema: 1, remotes: (await readAll(target)).remotes });
}

/** Writes an empty registry, unless there is one. */
export async function startRegistry(target: Target): Promise<void> {
  if (await target.read(registryName)) return;
  const file: RegistryFile = { schema: 1, remotes: {} };
  await target.write(registryName, Buffer.from(`${JSON.stringify(file, null, 2)}\n`), undefined);
}

/**
 * The entry of one remote.
 *
 * @throws Error when there is none that is usable.
 */
export async function readEntry(target: Target, remote: RemoteName): Promise<RegistryEntry> {
  const { remotes } = await readAll(target);
  return usable(readRegistryEntry(remotes[remote]), remote);
}

function usable(entry: RegistryEntry | undefined, remote: RemoteName): RegistryEntry {
  if (entry) return entry;
  throw new Error(`The registry has no usable entry of ${remote}.`);
}

/** Entries stay as they are, because those that this checkout cannot parse are written back too. */
async function readAll(
  target: Target,
): Promise<{ remotes: Record<string, unknown>; tag: string | undefined }> {
  const stored = await target.read(registryName);
  if (!stored) return { remotes: {}, tag: undefined };
  const file = registryEnvelope.safeParse(JSON.parse(stored.body.toString()));
  if (!file.success) throw new Error(`The registry is not one.\n${z.prettifyError(file.error)}`);
  return { remotes: file.data.remotes, tag: stored.tag };
}

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

/** Says which versions of the shell are live, previous and canary: an entry like those of the registry. */
export const shellVersionsName = 'shell-versions.json';

/** How often an update is retried after a conflict. */
const maximumAttempts = 30;

/**
 * Updates the entry of one remote by compare-and-swap, so that concurrent updates are not lost.
 *
 * @param change Called again with the new entry after a conflict.
 * @returns the entry as written.
 */
export function updateRegistry(
  target: Target,
  remote: RemoteName,
  change: (entry: RegistryEntry | undefined) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  return updateJson(target, registryName, async (json) => {
    const remotes = json === undefined ? {} : parseEnvelope(json);
    const entry = await change(readRegistryEntry(remotes[remote]));
    return { json: { schema: 1, remotes: { ...remotes, [remote]: entry } }, result: entry };
  });
}

/**
 * Updates which versions of the shell are live, previous and canary, by compare-and-swap.
 *
 * @param change Called again with the new entry after a conflict; without an entry before the first release.
 * @returns the entry as written.
 */
export function updateShellEntry(
  target: Target,
  change: (entry: RegistryEntry | undefined) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  return updateJson(target, shellVersionsName, async (json) => {
    const entry = await change(readRegistryEntry(json));
    return { json: { schema: 1, ...entry }, result: entry };
  });
}

/** Replaces a file of JSON, and starts again when another writer was faster. */
function updateJson<Result>(
  target: Target,
  path: string,
  change: (json: unknown) => Promise<{ json: unknown; result: Result }>,
): Promise<Result> {
  return updateFile(target, path, (body) => change(body && JSON.parse(body.toString())));
}

/** The same, of a file that may not be JSON. What does not change is not written. */
export async function updateFile<Result>(
  target: Target,
  path: string,
  change: (body: Buffer | undefined) => Promise<{ json: unknown; result: Result }>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await target.read(path);
    const { json, result } = await change(stored?.body);
    const body = Buffer.from(`${JSON.stringify(json, null, 2)}\n`);
    if (stored?.body.equals(body)) return result;
    try {
      await target.write(path, body, stored?.tag);
      return result;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === maximumAttempts) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}

/** The registry as the page reads it; empty when there is none. */
export async function readRegistry(target: Target): Promise<Registry> {
  return parseRegistry({ schema: 1, remotes: await readAll(target) });
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
  return usable(await findEntry(target, remote), remote);
}

/**
 * Which versions of the shell are live, previous and canary.
 *
 * @throws Error when no shell is published there.
 */
export async function readShellEntry(target: Target): Promise<RegistryEntry> {
  const stored = await target.read(shellVersionsName);
  const entry = stored && readRegistryEntry(JSON.parse(stored.body.toString()));
  if (entry) return entry;
  throw new Error(`There is no usable ${shellVersionsName}: no shell is published there.`);
}

/** @throws Error when there is no entry. */
export function usable(entry: RegistryEntry | undefined, remote: RemoteName): RegistryEntry {
  if (entry) return entry;
  throw new Error(`The registry has no usable entry of ${remote}.`);
}

/** Entries stay as they are, because those that this checkout cannot parse are written back too. */
async function readAll(target: Target): Promise<Record<string, unknown>> {
  const stored = await target.read(registryName);
  return stored ? parseEnvelope(JSON.parse(stored.body.toString())) : {};
}

/**
 * Replaces entries of the registry by compare-and-swap, in one write; the others stay as they are.
 *
 * @param readEntries Called after the registry was read, again after a conflict: otherwise what was read before
 *   a release could replace it.
 */
export async function mergeEntries(
  target: Target,
  readEntries: () => Promise<Readonly<Record<string, RegistryEntry>>>,
): Promise<void> {
  await updateJson(target, registryName, async (json) => {
    const remotes = json === undefined ? {} : parseEnvelope(json);
    const entries = await readEntries();
    return { json: { schema: 1, remotes: { ...remotes, ...entries } }, result: undefined };
  });
}

/** The entry of one remote, if the registry has one that is usable. */
export async function findEntry(
  target: Target,
  remote: RemoteName,
): Promise<RegistryEntry | undefined> {
  return readRegistryEntry((await readAll(target))[remote]);
}

function parseEnvelope(json: unknown): Record<string, unknown> {
  const file = registryEnvelope.safeParse(json);
  if (!file.success) throw new Error(`The registry is not one.\n${z.prettifyError(file.error)}`);
  return file.data.remotes;
}

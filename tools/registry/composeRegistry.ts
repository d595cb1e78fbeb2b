import { type RemoteName, remoteNames } from 'shared/contract';
import {
  type PublishedVersion,
  parseRegistry,
  type Registry,
  type RegistryEntry,
  readRegistryEntry,
  registryEnvelope,
} from 'shared/registry';
import { z } from 'shared/zod';
import type { Deployment } from '../deployment.ts';
import { parseEntry, sectionEntryPath } from './entries.ts';
import type { Target } from './target/target.ts';
import { updateFile } from './updateFile.ts';

export const registryName = 'registry.json';

/** The registry as the page reads it; empty when there is none. */
export async function readRegistry(target: Target): Promise<Registry> {
  return parseRegistry({ schema: 1, remotes: await readRemotes(target) });
}

/** The entry of a section in the registry, if there is one that is usable. */
export async function findComposedEntry(
  target: Target,
  remote: RemoteName,
): Promise<RegistryEntry | undefined> {
  return readRegistryEntry((await readRemotes(target))[remote]);
}

/** Writes an empty registry, unless there is one. */
export async function startRegistry(target: Target): Promise<void> {
  if (await target.read(registryName)) return;
  await updateRegistry(target, async () => ({}));
}

/**
 * Writes the sections' entries into the registry. An entry that is missing, cannot be read, is not valid, or
 * names files that are not the section's costs its own section only: the registry keeps the last good one. It can be
 * repeated, and run more than once.
 *
 * @param log Called with what is wrong with a section's entry.
 */
export function composeRegistry(
  deployment: Deployment,
  log: (line: string) => void = () => {},
  remotes: readonly RemoteName[] = remoteNames,
): Promise<void> {
  const read = async (remote: RemoteName) => {
    try {
      return await readOwnEntry(deployment, remote, log);
    } catch (error) {
      log(`${remote}: ${error instanceof Error ? error.message : error}`);
      return {};
    }
  };
  return updateRegistry(deployment.registry, async () =>
    Object.assign({}, ...(await Promise.all(remotes.map(read)))),
  );
}

/**
 * Writes the entry of one section into the registry.
 *
 * @throws Error when the entry cannot be read.
 */
export function composeSection(deployment: Deployment, remote: RemoteName): Promise<void> {
  return updateRegistry(deployment.registry, () => readOwnEntry(deployment, remote, () => {}));
}

async function readOwnEntry(
  deployment: Deployment,
  remote: RemoteName,
  log: (line: string) => void,
): Promise<Readonly<Record<string, RegistryEntry>>> {
  const { target, url } = deployment.filesOf(remote);
  const path = sectionEntryPath(remote);
  const stored = await target.read(path);
  if (!stored) return {};
  const written = parseEntry(stored.body);
  if (!written) {
    log(`${remote}: ${path} is not a valid entry; the last good one stays.`);
    return {};
  }
  const { entry, elsewhere } = versionsAt(url, remote, written);
  if (elsewhere.length > 0) {
    const effect = entry ? 'left out' : 'the last good entry stays';
    log(`${remote}: the files of ${elsewhere.join(', ')} are not below ${url}; ${effect}.`);
  }
  return entry ? { [remote]: entry } : {};
}

/**
 * What the registry may contain of a section's entry: the versions whose files are all below the section's own URL.
 *
 * @param url Where the deployment says that the section's files are served.
 * @returns the versions that were left out, by name; without the live one there is no entry.
 */
export function versionsAt(
  url: string,
  remote: RemoteName,
  entry: RegistryEntry,
): { entry: RegistryEntry | undefined; elsewhere: string[] } {
  const folder = new URL(`${url}/${remote}/`).href;
  const elsewhere: string[] = [];
  const isHere = (version: PublishedVersion) => {
    const { entry: script, server, preload } = version;
    const files = [script, ...(server ? [server] : []), ...Object.values(preload).flat()];
    // Compared as browsers resolve it: the text may contain `..`.
    const isBelow = files.every((file) => new URL(file.url).href.startsWith(folder));
    if (!isBelow) elsewhere.push(version.version);
    return isBelow;
  };
  const { previous, canary, good } = entry;
  if (!isHere(entry)) return { entry: undefined, elsewhere };
  const own = {
    ...entry,
    previous: previous && isHere(previous) ? previous : null,
    canary: canary && isHere(canary) ? canary : null,
    ...(good ? { good: good.filter(isHere) } : {}),
  };
  return { entry: elsewhere.length > 0 ? own : entry, elsewhere };
}

/**
 * Replaces entries of the registry; the others stay as they are, also those that this checkout cannot parse.
 *
 * @param readEntries Called after the registry was read, again after a conflict: what was read before could replace
 *   a newer release.
 */
async function updateRegistry(
  target: Target,
  readEntries: () => Promise<Readonly<Record<string, RegistryEntry>>>,
): Promise<void> {
  await updateFile(target, registryName, async (body) => ({
    schema: 1,
    remotes: { ...parseRemotes(body), ...(await readEntries()) },
  }));
}

async function readRemotes(target: Target): Promise<Record<string, unknown>> {
  return parseRemotes((await target.read(registryName))?.body);
}

function parseRemotes(body: Buffer | undefined): Record<string, unknown> {
  if (!body) return {};
  const file = registryEnvelope.safeParse(JSON.parse(body.toString()));
  if (!file.success) throw new Error(`The registry is not one.\n${z.prettifyError(file.error)}`);
  return file.data.remotes;
}

import type { RemoteName } from 'shared/contract';
import { type PublishedVersion, type RegistryEntry, readRegistryEntry } from 'shared/registry';

/** A larger file would make the registry slow for every section. */
const maximumBytes = 64 * 1024;

/** Where a section's own entry is: beside its versions, with the same permission as they. */
export function entryPath(remote: RemoteName): string {
  return `${remote}/entry.json`;
}

/** @returns what the registry may contain of a section's own entry; undefined when the file is none. */
export function parseOwnEntry(body: Buffer): RegistryEntry | undefined {
  if (body.length > maximumBytes) return undefined;
  try {
    return readRegistryEntry(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
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

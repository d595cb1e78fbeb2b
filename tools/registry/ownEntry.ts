import type { RemoteName } from 'shared/contract';
import { type RegistryEntry, readRegistryEntry } from 'shared/registry';

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

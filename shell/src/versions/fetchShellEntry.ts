import { type RegistryEntry, readRegistryEntry } from 'shared/registry';
import { fileTimeoutMs } from '../../preload/fetchPublishedFile.ts';

/**
 * Which versions of the shell are live, previous and canary.
 *
 * @throws Error when that cannot be read.
 */
export async function fetchShellEntry(): Promise<RegistryEntry> {
  const options = { signal: AbortSignal.timeout(fileTimeoutMs) };
  const response = await fetch('/shell-versions.json', options);
  const entry = readRegistryEntry(await response.json());
  if (!entry) throw new Error('The file names no version of the shell.');
  return entry;
}

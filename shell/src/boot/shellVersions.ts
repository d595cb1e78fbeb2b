import { readJsonBlock } from './jsonBlock.ts';

/** The id of the JSON block that says which version of the shell made a page. */
export const shellVersionsId = 'shell-versions';

/** The folder of the site with one folder per version of the shell; no route may have this name. */
export const shellFolder = 'shell';

/** Where the shell's entry is: beside the registry, with a permission of its own where the host has such. */
export const shellEntryPath = 'shell-versions.json';

/** The file of a version that draws its pages on a server, in the version's folder. */
export const shellServerFile = 'server.js';

/** What `shell/bootstrap/chooseShell.js` reads in a page. */
export interface ShellVersions {
  /** The page's file in the folder of each version: `guide/_.en.html`. */
  page: string;
  /** The version that made the page. */
  version: string;
  /** The versions to try when this one does not start, in their order. */
  fallbacks?: readonly string[];
  canary?: { version: string; percentage: number } | undefined;
}

/** The versions in the open page; undefined in development, where no shell is published. */
function readShellVersions(): ShellVersions | undefined {
  return readJsonBlock(shellVersionsId);
}

/** The version of this page's shell; undefined in development. */
export function shellVersion(): string | undefined {
  return readShellVersions()?.version;
}

/** Whether the page is a version's copy: that of a canary, or of a version that runs because another failed. */
function isCopy(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  // The bootstrap has replaced the address of the copy.
  return (
    navigation !== undefined && new URL(navigation.name).pathname.startsWith(`/${shellFolder}/`)
  );
}

/**
 * Whether the shell has a canary. Only the site's own pages name it; a copy's block is as its version was built.
 *
 * @throws Error when a copy cannot read which versions are published.
 */
export async function hasShellCanary(): Promise<boolean> {
  if (!isCopy()) return readShellVersions()?.canary !== undefined;
  const { fetchShellEntry } = await import('../versions/fetchShellEntry.ts');
  return Boolean((await fetchShellEntry()).canary);
}

/** Tells the bootstrap that the shell has started. */
export function announceStart(): void {
  document.dispatchEvent(new Event('shell:started'));
}

/**
 * Tells the bootstrap that the shell cannot start.
 *
 * @returns whether another version of the shell comes in its place.
 */
export function announceFailure(): boolean {
  return !document.dispatchEvent(new Event('shell:failed', { cancelable: true }));
}

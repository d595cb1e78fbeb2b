import type { PublishedVersion, RegistryEntry } from 'shared/registry';
import type { Deployment } from '../../deployment.ts';
import { rolledBack } from '../../registry/entryTransitions.ts';
import { readShellRecord, shellVersionOf } from '../../registry/shellRecord.ts';
import { readShellEntry, updateShellEntry } from '../../registry/updateRegistry.ts';
import { activateShell } from './activateShell.ts';
import { requireUsableShell } from './usableShell.ts';

interface ChangeOptions {
  deployment: Deployment;
  /** Changes what is live although the checks fail. */
  force?: boolean | undefined;
  log: (line: string) => void;
}

/**
 * Changes which version of the shell is live, after checking the version that will be.
 *
 * @throws Error when that version lacks a file, has another one, or does not fit a live section.
 */
export async function changeShell(
  { deployment, force }: ChangeOptions,
  change: (entry: RegistryEntry) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  const { registry } = deployment;
  const changed = await updateShellEntry(registry, async (entry) => {
    if (!entry) throw new Error('No shell is published there.');
    const next = await change(entry);
    if (!force) await requireUsableShell(deployment, next.version);
    return next;
  });
  await activateShell(registry);
  return changed;
}

interface RollBackOptions extends ChangeOptions {
  /** The version to roll back, by default the live one; nothing changes when another is live. */
  expected?: string;
}

/**
 * Makes the previous version of the shell live again. Two concurrent rollbacks go back one version.
 *
 * @throws Error when there is none, or it cannot be used.
 */
export async function rollBackShell(options: RollBackOptions): Promise<RegistryEntry> {
  const { deployment, log } = options;
  const live = options.expected ?? (await readShellEntry(deployment.registry)).version;
  return changeShell(options, async (entry) => {
    if (entry.version !== live) return entry;
    const before = await versionBefore(deployment, entry.older?.[0]).catch((error: Error) => {
      // A missing older version must not prevent this rollback.
      log(`There will be no version before it: ${error.message}`);
      return null;
    });
    return rolledBack(entry, before);
  });
}

async function versionBefore(
  { registry, site }: Deployment,
  version: string | undefined,
): Promise<PublishedVersion | null> {
  if (version === undefined) return null;
  return shellVersionOf(await readShellRecord(registry, version), site);
}

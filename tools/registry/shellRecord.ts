import { contractVersion, type RemoteName, remoteNames } from 'shared/contract';
import { providedExports, sharedVersions } from 'shared/federation';
import { type ShellRecord, shellRecord, shellRecordName } from 'shared/registry';
import { homeSections, homeWidget, pages, searchGroups } from '../../shell/src/composition.ts';
import type { Target } from './target/target.ts';

/** The record of a shell of this checkout: what it provides to sections and needs from them. */
export function describeShell(version: string, commit: string): ShellRecord {
  const views = [
    ...pages.map(({ path, view }) => ({ path, view })),
    ...homeSections.map(({ anchor, view }) => ({ path: `/#${anchor}`, view })),
    { path: '/', view: homeWidget.view },
  ];
  const viewsOf = (remote: RemoteName) =>
    views
      .filter(({ view }) => view.remote === remote)
      .map(({ path, view: { module, view } }) => ({ module, view, path }));
  const groupsOf = (remote: RemoteName) =>
    searchGroups.filter((group) => group.remote === remote).map(({ group }) => group);
  return {
    schema: 1,
    version,
    commit,
    contract: contractVersion,
    provides: sharedVersions,
    exports: providedExports(),
    needs: Object.fromEntries(remoteNames.map((remote) => [remote, viewsOf(remote)])),
    searchGroups: Object.fromEntries(remoteNames.map((remote) => [remote, groupsOf(remote)])),
  };
}

/**
 * Reads the record of the live shell.
 *
 * @throws Error when no shell is published there.
 */
export async function readShellRecord(target: Target): Promise<ShellRecord> {
  const stored = await target.read(shellRecordName);
  if (!stored) throw new Error(`There is no ${shellRecordName}: no shell is published there.`);
  return shellRecord.parse(JSON.parse(stored.body.toString()));
}

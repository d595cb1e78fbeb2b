import type { RemoteName } from 'shared/contract';
import { readRegistry } from '../registry/updateRegistry.ts';
import { buildForRelease } from './buildForRelease.ts';
import { type Command, currentCommit, daysOf, percentageOf, requireCommit } from './command.ts';
import { preview } from './preview.ts';
import { abort, promote } from './promote.ts';
import { promoteTo } from './promoteTo.ts';
import { previewDays } from './prune/previews.ts';
import { pruneSection } from './prune/prune.ts';
import { check, release } from './release.ts';
import { rollBack } from './rollback.ts';
import { readSection } from './sectionEntry.ts';

/** The release commands of a section, by name. */
export function sectionCommands(remote: RemoteName): ReadonlyMap<string, Command> {
  return new Map<string, Command>([
    [
      'release',
      async (deployment, { canary, force, uncommitted }) => {
        const percentage = percentageOf(canary);
        if (!uncommitted) requireCommit(remote);
        const { folder: dist, version } = await buildForRelease(remote, console.log);
        const commit = currentCommit();
        const log = console.log;
        return release({ dist, version, remote, deployment, percentage, force, commit, log });
      },
    ],
    [
      'check',
      async (deployment) => {
        const { folder: dist, version } = await buildForRelease(remote, console.log);
        // It publishes nothing that has to name a commit.
        await check({ dist, version, remote, deployment, commit: '', log: console.log });
        return (await readRegistry(deployment.registry)).remotes.get(remote);
      },
    ],
    [
      'preview',
      async (deployment, { force, uncommitted }) => {
        if (!uncommitted) requireCommit(remote);
        const { folder: dist, version } = await buildForRelease(remote, console.log);
        const commit = currentCommit();
        const log = console.log;
        const link = await preview({ dist, version, remote, deployment, force, commit, log });
        log(`Preview, for ${previewDays} days:\n${link}`);
        return readSection(deployment, remote);
      },
    ],
    [
      'promote',
      (deployment, { force, to, canary }) => {
        const log = console.log;
        if (!to) return promote({ remote, deployment, force, log });
        const percentage = percentageOf(canary);
        return promoteTo({ remote, from: deployment, to, percentage, force, log });
      },
    ],
    ['abort', (deployment, { force }) => abort({ remote, deployment, force, log: console.log })],
    [
      'rollback',
      (deployment, { force }) => rollBack(deployment, remote, { force, log: console.log }),
    ],
    [
      'releases',
      async (deployment, { prune, days }) => {
        const options = { days: daysOf(days), log: console.log };
        if (prune) await pruneSection(deployment, remote, options);
        return readSection(deployment, remote);
      },
    ],
  ]);
}

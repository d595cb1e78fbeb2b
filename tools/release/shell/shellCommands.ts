import { aborted, promoted } from '../../registry/entryTransitions.ts';
import { readShellEntry } from '../../registry/updateRegistry.ts';
import { buildForRelease } from '../buildForRelease.ts';
import { type Command, currentCommit, daysOf, percentageOf, requireCommit } from '../command.ts';
import { decideCanary } from '../promote.ts';
import { pruneShell } from '../prune/prune.ts';
import { changeShell, rollBackShell } from './changeShell.ts';
import { releaseShell } from './releaseShell.ts';

const log = console.log;

/** The release commands of the shell, by name. */
export const shellCommands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'release',
    async (deployment, { canary, force, uncommitted }) => {
      const percentage = percentageOf(canary);
      if (!uncommitted) requireCommit('shell');
      const shell = await buildForRelease('shell', log);
      return releaseShell({ deployment, shell, commit: currentCommit(), percentage, force, log });
    },
  ],
  [
    'promote',
    async (deployment, { force, to }) => {
      // Its pages contain the configuration, so that they are others in each environment.
      if (to) throw new Error('The shell is released to each environment: release --environment.');
      const entry = await readShellEntry(deployment.registry);
      const config = deployment.readConfig();
      const change = force ? promoted : await decideCanary(config, 'shell', entry, log);
      return changeShell({ deployment, log }, change);
    },
  ],
  ['abort', (deployment, { force }) => changeShell({ deployment, force, log }, aborted)],
  ['rollback', (deployment, { force }) => rollBackShell({ deployment, force, log })],
  [
    'releases',
    async (deployment, { prune, days }) => {
      if (prune) await pruneShell(deployment, { days: daysOf(days), log });
      return readShellEntry(deployment.registry);
    },
  ],
]);

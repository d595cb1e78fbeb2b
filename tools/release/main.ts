import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type RemoteName, remoteNames } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import type { Artefact } from '../build/build.ts';
import { artefactFolder, root } from '../paths.ts';
import { runProgram } from '../program.ts';
import { aborted } from '../registry/entryTransitions.ts';
import { readEntry, updateEntry } from '../registry/updateRegistry.ts';
import { buildForRelease } from './buildForRelease.ts';
import { type Deployment, readDeployment } from './deployment.ts';
import { promote } from './promote.ts';
import { release } from './release.ts';
import { releaseShell } from './releaseShell.ts';
import { rollBack } from './rollback.ts';

const usage = `In a section's folder, with pnpm; in the shell's, only release:
  release              makes this section live
  release --canary 10  starts a canary for 10 % of visitors
  promote              makes the canary live, or aborts it if it fails more often
  abort                ends the canary
  rollback             makes the previous version live again
  releases             lists what is live
Options: --deployment <file> (or DEPLOYMENT), by default the site that npm start runs;
  --force releases despite failed checks, and promotes without comparing;
  --uncommitted allows uncommitted changes.`;

interface Command {
  remote: RemoteName;
  deployment: Deployment;
  options: { canary?: string; force?: boolean; uncommitted?: boolean };
}

const commands: Record<string, (command: Command) => Promise<RegistryEntry>> = {
  release: async ({ remote, deployment, options }) => {
    const percentage = percentageOf(options.canary);
    if (!options.uncommitted) requireCommit(remote);
    const { folder: dist, version } = await buildForRelease(remote, console.log);
    return release({
      dist,
      version,
      remote,
      deployment,
      percentage,
      force: options.force,
      commit: currentCommit(),
      log: console.log,
    });
  },
  promote: ({ remote, deployment, options: { force } }) =>
    promote({ remote, deployment, force, log: console.log }),
  abort: ({ remote, deployment }) => updateEntry(deployment.registry, remote, aborted),
  rollback: ({ remote, deployment }) => rollBack(deployment, remote, console.log),
  releases: ({ remote, deployment }) => readEntry(deployment.registry, remote),
};

/** `release` in the shell's folder; it has no canary, because a page has one shell. */
async function releaseBuiltShell({ deployment, options }: Omit<Command, 'remote'>): Promise<void> {
  if (options.canary !== undefined) throw new Error('Only a section can have a canary.');
  if (!options.uncommitted) requireCommit('shell');
  const shell = await buildForRelease('shell', console.log);
  const { force } = options;
  await releaseShell({ deployment, shell, commit: currentCommit(), force, log: console.log });
}

function currentCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}

function percentageOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percentage = Number(text);
  if (Number.isInteger(percentage) && percentage > 0 && percentage < 100) return percentage;
  throw new Error(`--canary needs a whole percentage of visitors, 1 to 99, not "${text}".`);
}

/** A release record names its commit; sources that are not committed could not be found again. */
function requireCommit(artefact: Artefact): void {
  const common = ['shared', 'pnpm-lock.yaml', 'tsconfig.base.json'].map((path) => root + path);
  const paths = [artefactFolder(artefact), ...common];
  const changes = execFileSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (changes === '') return;
  throw new Error(
    `Commit first, or add --uncommitted. Not committed:\n${changes.trimEnd().replace(/^/gm, '  ')}`,
  );
}

function describe(remote: RemoteName, entry: RegistryEntry): string {
  const line = (name: string, { version, commit, publishedAt }: Omit<RegistryEntry, 'entry'>) =>
    `  ${name.padEnd(10)}${version}  ${publishedAt}  commit ${commit.slice(0, 10)}`;
  const { canary, previous, older = [] } = entry;
  return [
    `${remote} now:`,
    line('live', entry),
    ...(canary ? [`${line('canary', canary)}  for ${canary.percentage} %`] : []),
    ...(previous ? [line('previous', previous)] : []),
    ...older.map((version) => `  ${'older'.padEnd(10)}${version}`),
  ].join('\n');
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      deployment: { type: 'string' },
      canary: { type: 'string' },
      force: { type: 'boolean' },
      uncommitted: { type: 'boolean' },
    },
  });
  const [name = '', section] = positionals;
  const { deployment: file, ...options } = values;
  if (name === 'release' && section === 'shell') {
    await releaseBuiltShell({ deployment: readDeployment(file), options });
    return;
  }
  const command = commands[name];
  const remote = remoteNames.find((known) => known === section);
  if (!command || !remote) throw new Error(usage);
  const deployment = readDeployment(file);
  console.log(describe(remote, await command({ remote, deployment, options })));
}

await runProgram(main);

import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type RemoteName, remoteNames } from 'shared/contract';
import type { WrittenEntry } from 'shared/registry';
import { buildOne } from '../build/build.ts';
import { artefactFolder, root } from '../paths.ts';
import { buildForRelease } from './buildForRelease.ts';
import { changeEntry, readEntry } from './changeRegistry.ts';
import { type Deployment, here, readDeployment } from './deployment.ts';
import { promote } from './promote.ts';
import { withdrawn } from './registryChanges.ts';
import { release } from './release.ts';
import { releaseShell } from './releaseShell.ts';
import { rollBack } from './rollback.ts';

const usage = `In a section's folder, with pnpm:
  release                publishes this section for everyone
  release --candidate 10 publishes it for 10 visitors of a hundred
  promote                gives the candidate to everyone, or takes it back if it fails more often
  withdraw               takes the candidate back
  rollback               makes the version before the live one live again
  releases               says what is live
Options: --deployment <file> (or DEPLOYMENT), by default the site that npm start runs;
  --force releases although "can I deploy?" says no, and promotes against the counts;
  --uncommitted allows changes without a commit.`;

interface Command {
  remote: RemoteName;
  deployment: Deployment;
  options: { candidate?: string; force?: boolean; uncommitted?: boolean };
}

const commands: Record<string, (command: Command) => Promise<WrittenEntry>> = {
  release: async ({ remote, deployment, options }) => {
    const percentage = percentageOf(options.candidate);
    if (!options.uncommitted) requireCommit(remote);
    const built = await buildForRelease(remote, console.log);
    return release({
      ...built,
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
  withdraw: ({ remote, deployment }) => changeEntry(deployment.registry, remote, withdrawn),
  rollback: ({ remote, deployment }) => rollBack(deployment, remote, console.log),
  releases: ({ remote, deployment }) => readEntry(deployment.registry, remote),
};

/** The commit that is checked out. */
function currentCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}

function percentageOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percentage = Number(text);
  if (percentage > 0 && percentage < 100) return percentage;
  throw new Error(`--candidate wants how many visitors of a hundred, 1 to 99, not "${text}".`);
}

/** A version says from which commit it was made: what is not committed, nobody could find again. */
function requireCommit(remote: RemoteName): void {
  const common = ['shared', 'pnpm-lock.yaml', 'tsconfig.base.json'].map((path) => root + path);
  const paths = [artefactFolder(remote), ...common];
  const changes = execFileSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (changes === '') return;
  throw new Error(
    `Commit first, or add --uncommitted. Not committed:\n${changes.trimEnd().replace(/^/gm, '  ')}`,
  );
}

/** What is live, and what one could go back to. */
function describe(remote: RemoteName, entry: WrittenEntry): string {
  const line = (name: string, { version, commit, publishedAt }: Omit<WrittenEntry, 'entry'>) =>
    `  ${name.padEnd(10)}${version}  ${publishedAt}  commit ${commit.slice(0, 10)}`;
  const { candidate, previous, older = [] } = entry;
  return [
    `${remote} now:`,
    line('live', entry),
    ...(candidate ? [`${line('candidate', candidate)}  for ${candidate.percentage} %`] : []),
    ...(previous ? [line('previous', previous)] : []),
    ...older.map((version) => `  ${'older'.padEnd(10)}${version}`),
  ].join('\n');
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      deployment: { type: 'string' },
      candidate: { type: 'string' },
      force: { type: 'boolean' },
      uncommitted: { type: 'boolean' },
    },
  });
  const [name = '', section] = positionals;
  const { deployment: file = process.env.DEPLOYMENT ?? here, ...options } = values;
  if (name === 'release' && section === 'shell') {
    const shell = await buildOne('shell', console.log);
    const deployment = readDeployment(file);
    const { force } = options;
    await releaseShell({ deployment, shell, commit: currentCommit(), force, log: console.log });
    return;
  }
  const command = commands[name];
  const remote = remoteNames.find((known) => known === section);
  if (!command || !remote) throw new Error(usage);
  const deployment = readDeployment(file);
  console.log(describe(remote, await command({ remote, deployment, options })));
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
